/** What can be done with a journey besides editing it, as menu entries with their dialogs: for the list and for its own screens. */
import type { Journey } from '@leadwright/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import {
  ChartColumn,
  CirclePause,
  CirclePlay,
  Copy,
  CopyPlus,
  Download,
  History,
  MessageCircleQuestion,
  Pencil,
  Power,
  PowerOff,
  Trash2,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { answersPath, draftPath, historyPath, journeysPath, metricsPath } from '../../product/journeys/paths.ts'
import { ResumeDialog } from '../../product/journeys/resume-dialog.tsx'
import { useChange } from '../../product/screens/use-change.ts'
import { client } from '../../product/session/api.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { MenuAction } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.ts'
import { CopyDialog } from './copy-dialog.tsx'
import { saveFile } from './save-file.ts'
import { SwitchOffDialog } from './switch-off-dialog.tsx'

type Asked = { journey: Journey; act: 'switch_off' | 'pause' | 'resume' | 'copy' | 'delete' }

/** What is on, or has people in it, cannot be deleted. */
const isGuarded = ({ status, runs }: Journey) => status === 'on' || runs.live > 0

export function useJourneyActions(site_id: string): {
  actionsOf: (journey: Journey) => MenuAction[]
  dialogs: ReactNode
} {
  const { t, number } = useMessages()
  const router = useRouter()
  const queries = useQueryClient()
  const [asked, ask] = useState<Asked>()
  const close = () => ask(undefined)
  const refreshes = [['journeys', site_id]]
  const switchOn = useChange({
    run: (journey: Journey) => client.journeys.switchOnJourney({ site_id, journey_id: journey.id }),
    refreshes,
    done: journey => ({ text: t('journeys.switched_on', { name: journey.name }) }),
  })
  const duplicate = useChange({
    run: (journey: Journey) => client.journeys.duplicate({ site_id, journey_id: journey.id }),
    refreshes,
    done: copy => ({
      text: t('journeys.duplicated', { name: copy.name }),
      action: {
        label: t('journeys.open_copy'),
        onAction: () => void router.navigate({ to: draftPath(site_id, copy.id) }),
      },
    }),
  })
  const download = useChange({
    run: async (journey: Journey) =>
      saveFile(`${journey.name}.json`, await client.journeys.export({ site_id, journey_id: journey.id })),
  })
  const icon = { size: 16, 'aria-hidden': true } as const

  const actionsOf = (journey: Journey): MenuAction[] => [
    { id: 'edit', label: t('journeys.edit'), icon: <Pencil {...icon} />, href: draftPath(site_id, journey.id) },
    {
      id: 'history',
      label: t('journeys.history'),
      icon: <History {...icon} />,
      href: historyPath(site_id, journey.id),
    },
    {
      id: 'answers',
      label: t('answers.title'),
      icon: <MessageCircleQuestion {...icon} />,
      href: answersPath(site_id, journey.id),
    },
    {
      id: 'metrics',
      label: t('journeys.metrics'),
      icon: <ChartColumn {...icon} />,
      href: metricsPath(site_id, journey.id),
    },
    ...(journey.status === 'on'
      ? [
          {
            id: 'off',
            label: t('journeys.switch_off'),
            icon: <PowerOff {...icon} />,
            onAction: () => ask({ journey, act: 'switch_off' }),
          },
        ]
      : []),
    ...(journey.status === 'off'
      ? [
          {
            id: 'on',
            label: t('journeys.switch_on'),
            icon: <Power {...icon} />,
            onAction: () => switchOn.mutate(journey),
          },
        ]
      : []),
    ...(journey.paused
      ? [
          {
            id: 'resume',
            label: t('journeys.resume'),
            icon: <CirclePlay {...icon} />,
            onAction: () => ask({ journey, act: 'resume' }),
          },
        ]
      : []),
    ...(!journey.paused && journey.status !== 'draft'
      ? [
          {
            id: 'pause',
            label: t('journeys.pause'),
            icon: <CirclePause {...icon} />,
            onAction: () => ask({ journey, act: 'pause' }),
          },
        ]
      : []),
    {
      id: 'duplicate',
      label: t('journeys.duplicate'),
      icon: <Copy {...icon} />,
      onAction: () => duplicate.mutate(journey),
    },
    {
      id: 'copy',
      label: t('journeys.copy_to_site'),
      icon: <CopyPlus {...icon} />,
      onAction: () => ask({ journey, act: 'copy' }),
    },
    {
      id: 'export',
      label: t('journeys.export'),
      icon: <Download {...icon} />,
      onAction: () => download.mutate(journey),
    },
    {
      id: 'delete',
      label: t('journeys.delete'),
      icon: <Trash2 {...icon} />,
      isDanger: true,
      onAction: () => ask({ journey, act: 'delete' }),
    },
  ]

  const refresh = () => queries.invalidateQueries({ queryKey: ['journeys', site_id] })
  const name = asked?.journey.name ?? ''
  const hold = async () => {
    if (!asked) return
    await client.journeys.pause({ site_id, journey_id: asked.journey.id })
    toast({ text: t('journeys.paused_done', { name }) })
    await refresh()
  }
  const remove = async () => {
    if (!asked) return
    await client.journeys.delete({ site_id, journey_id: asked.journey.id })
    toast({ text: t('journeys.deleted', { name }) })
    if (router.state.location.pathname.includes(asked.journey.id)) await router.navigate({ to: journeysPath(site_id) })
    await refresh()
  }
  const dialogs = (
    <>
      <SwitchOffDialog
        site_id={site_id}
        journey={asked?.act === 'switch_off' ? asked.journey : undefined}
        onClose={close}
      />
      <ResumeDialog
        site_id={site_id}
        journey={asked?.act === 'resume' ? asked.journey : undefined}
        name={name}
        isOpen={asked?.act === 'resume'}
        onClose={close}
      />
      <CopyDialog site_id={site_id} journey={asked?.act === 'copy' ? asked.journey : undefined} onClose={close} />
      <ConfirmDialog
        title={t('journeys.pause_title', { name })}
        action={t('journeys.pause')}
        isDanger={false}
        isOpen={asked?.act === 'pause'}
        onClose={close}
        onConfirm={hold}
      >
        <p>{t('journeys.pause_text')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        title={t('journeys.delete_title', { name })}
        action={t('journeys.delete')}
        isDisabled={asked && isGuarded(asked.journey)}
        isOpen={asked?.act === 'delete'}
        onClose={close}
        onConfirm={remove}
        losses={[
          t('journeys.lost_draft'),
          ...(asked && asked.journey.runs.enrolled > 0
            ? [
                t('journeys.lost_runs', {
                  count: asked.journey.runs.enrolled,
                  shown: number(asked.journey.runs.enrolled),
                }),
              ]
            : []),
        ]}
      >
        {asked && isGuarded(asked.journey) && <p>{t('journeys.delete_guard', { count: asked.journey.runs.live })}</p>}
      </ConfirmDialog>
    </>
  )
  return { actionsOf, dialogs }
}
