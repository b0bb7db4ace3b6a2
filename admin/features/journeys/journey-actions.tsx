/**
 * What can be done with a journey besides editing it, as menu entries with their dialogs: for the list and for its own
 * screens.
 */

import { useRouter } from '@tanstack/react-router'
import {
  ChartColumn,
  CirclePause,
  CirclePlay,
  Copy,
  CopyPlus,
  Download,
  MessageCircleQuestion,
  Pencil,
  Power,
  PowerOff,
  Trash2,
  Users,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type Messages, useMessages } from '../../messages/messages.tsx'
import type { JourneyHead } from '../../product/journeys/document.ts'
import { answersPath, draftPath, historyPath, journeysPath, metricsPath } from '../../product/journeys/paths.ts'
import { ResumeDialog } from '../../product/journeys/resume-dialog.tsx'
import { patched, removed } from '../../product/lists/shown.ts'
import { saveFile } from '../../product/save-file.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { client } from '../../product/session/api.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { MenuAction } from '../../ui/menu.tsx'
import { CopyDialog } from './copy-dialog.tsx'
import { SwitchOffDialog } from './switch-off-dialog.tsx'

type DialogRequest = { journey: JourneyHead; act: 'switch_off' | 'pause' | 'resume' | 'copy' | 'delete' }

/** A journey that is on or has live runs cannot be deleted. */
const isGuarded = ({ status, runs }: JourneyHead) => status === 'on' || runs.live > 0

export function useJourneyActions(site_id: string): {
  actionsOf: (journey: JourneyHead) => MenuAction[]
  dialogs: ReactNode
} {
  const { t } = useMessages()
  const router = useRouter()
  const [asked, ask] = useState<DialogRequest>()
  const refreshes = ofSite(site_id, 'journeys')
  const switchOn = useChange({
    run: (journey: JourneyHead) => client.journeys.switchOn({ site_id, journey_id: journey.id }),
    shows: ({ id }) => [patched('journeys', id, { status: 'on' })],
    refreshes,
    done: journey => ({ text: t('journeys.switched_on', { name: journey.name }) }),
  })
  const duplicate = useChange({
    run: (journey: JourneyHead) => client.journeys.duplicate({ site_id, journey_id: journey.id }),
    shows: 'the answer',
    refreshes,
    done: copy => ({
      text: t('journeys.duplicated', { name: copy.name }),
      action: {
        label: t('journeys.open_copy'),
        onAction: () => void router.navigate({ href: draftPath(site_id, copy.id) }),
      },
    }),
  })
  const download = useChange({
    run: async (journey: JourneyHead) =>
      saveFile(`${journey.name}.json`, await client.journeys.export({ site_id, journey_id: journey.id })),
    shows: 'the answer',
  })
  const handlers = { switchOn: switchOn.mutate, duplicate: duplicate.mutate, download: download.mutate, ask }
  return {
    actionsOf: journey => entriesOf(site_id, journey, handlers, t),
    dialogs: <Dialogs site_id={site_id} asked={asked} onClose={() => ask(undefined)} />,
  }
}

type Handlers = Record<'switchOn' | 'duplicate' | 'download', (journey: JourneyHead) => void> & {
  ask: (asked: DialogRequest) => void
}
const icon = { size: 16, 'aria-hidden': true } as const

function entriesOf(site_id: string, journey: JourneyHead, handlers: Handlers, t: Messages['t']): MenuAction[] {
  return [
    ...linksOf(site_id, journey, t),
    ...switchesOf(journey, handlers, t),
    {
      id: 'duplicate',
      label: t('journeys.duplicate'),
      icon: <Copy {...icon} />,
      onAction: () => handlers.duplicate(journey),
    },
    {
      id: 'copy',
      label: t('journeys.copy_to_site'),
      icon: <CopyPlus {...icon} />,
      onAction: () => handlers.ask({ journey, act: 'copy' }),
    },
    {
      id: 'export',
      label: t('journeys.export'),
      icon: <Download {...icon} />,
      onAction: () => handlers.download(journey),
    },
    {
      id: 'delete',
      label: t('journeys.delete'),
      icon: <Trash2 {...icon} />,
      isDanger: true,
      onAction: () => handlers.ask({ journey, act: 'delete' }),
    },
  ]
}

const linksOf = (site_id: string, journey: JourneyHead, t: Messages['t']): MenuAction[] => [
  { id: 'edit', label: t('object.edit'), icon: <Pencil {...icon} />, href: draftPath(site_id, journey.id) },
  {
    id: 'history',
    label: t('object.people'),
    icon: <Users {...icon} />,
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
    label: t('object.results'),
    icon: <ChartColumn {...icon} />,
    href: metricsPath(site_id, journey.id),
  },
]

const switchesOf = (journey: JourneyHead, handlers: Handlers, t: Messages['t']): MenuAction[] => [
  ...(journey.status === 'on'
    ? [
        {
          id: 'off',
          label: t('journeys.switch_off'),
          icon: <PowerOff {...icon} />,
          onAction: () => handlers.ask({ journey, act: 'switch_off' }),
        },
      ]
    : []),
  ...(journey.status === 'off'
    ? [
        {
          id: 'on',
          label: t('journeys.switch_on'),
          icon: <Power {...icon} />,
          onAction: () => handlers.switchOn(journey),
        },
      ]
    : []),
  ...(journey.paused
    ? [
        {
          id: 'resume',
          label: t('journeys.resume'),
          icon: <CirclePlay {...icon} />,
          onAction: () => handlers.ask({ journey, act: 'resume' }),
        },
      ]
    : []),
  ...(!journey.paused && journey.status !== 'draft'
    ? [
        {
          id: 'pause',
          label: t('journeys.pause'),
          icon: <CirclePause {...icon} />,
          onAction: () => handlers.ask({ journey, act: 'pause' }),
        },
      ]
    : []),
]

type DialogsProps = { site_id: string; asked: DialogRequest | undefined; onClose: () => void }

function Dialogs({ site_id, asked, onClose: close }: DialogsProps) {
  const { t, number } = useMessages()
  const router = useRouter()
  const refreshes = ofSite(site_id, 'journeys')
  const name = asked?.journey.name ?? ''
  const pause = useChange({
    run: ({ id }: JourneyHead) => client.journeys.pause({ site_id, journey_id: id }),
    shows: ({ id }) => [patched('journeys', id, { paused: true })],
    refreshes,
    done: ({ name }) => ({ text: t('journeys.paused_done', { name }) }),
    isHandled: () => true,
  })
  const remove = useChange({
    run: ({ id }: JourneyHead) => client.journeys.delete({ site_id, journey_id: id }),
    shows: ({ id }) => [removed('journeys', id)],
    refreshes,
    done: (_, { id, name }) => {
      if (router.state.location.pathname.includes(id)) void router.navigate({ href: journeysPath(site_id) })
      return { text: t('journeys.deleted', { name }) }
    },
    isHandled: () => true,
  })
  return (
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
        onConfirm={async () => asked && pause.mutateAsync(asked.journey)}
      >
        <p>{t('journeys.pause_text')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        title={t('journeys.delete_title', { name })}
        action={t('journeys.delete')}
        isDisabled={asked && isGuarded(asked.journey)}
        isOpen={asked?.act === 'delete'}
        onClose={close}
        onConfirm={async () => asked && remove.mutateAsync(asked.journey)}
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
}
