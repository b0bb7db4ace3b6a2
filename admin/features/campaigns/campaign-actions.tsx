/** What can be done with a campaign besides writing it, as menu entries with their dialogs: for the list and its own screen. */
import type { Campaign } from '@leadwright/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Archive, ArchiveRestore, ChartColumn, Copy, Pencil, Power, PowerOff, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type MessageKey, useMessages } from '../../messages/messages.tsx'
import { campaignsPath, editPath, resultsPath } from '../../product/campaigns/paths.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { client } from '../../product/session/api.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { MenuAction } from '../../ui/menu.tsx'
import { problemOf } from '../../ui/problem.ts'
import { toast } from '../../ui/toast.ts'

type Asked = { campaign: Campaign; act: 'archive' | 'delete' }
const icon = { size: 16, 'aria-hidden': true } as const

export function useCampaignActions(site_id: string): {
  actionsOf: (campaign: Campaign) => MenuAction[]
  dialogs: ReactNode
} {
  const { t } = useMessages()
  const router = useRouter()
  const queries = useQueryClient()
  const [asked, ask] = useState<Asked>()
  const request = (campaign: Campaign) => ({ site_id, campaign_id: campaign.id })
  const refreshes = [
    ['campaigns', site_id],
    ['popups', site_id],
  ]
  const done = (key: MessageKey) => (campaign: Campaign) => ({ text: t(key, { name: campaign.name }) })
  const open = (campaign: Campaign) => void router.navigate({ to: editPath(site_id, campaign.id) })

  const publish = useChange({
    run: (campaign: Campaign) => client.campaigns.publish(request(campaign)),
    refreshes,
    done: done('campaigns.published'),
    isHandled: () => true,
  })
  const deactivate = useChange({
    run: (campaign: Campaign) => client.campaigns.deactivate(request(campaign)),
    refreshes,
    done: done('campaigns.deactivated'),
  })
  const unarchive = useChange({
    run: (campaign: Campaign) => client.campaigns.unarchive(request(campaign)),
    refreshes,
    done: done('campaigns.unarchived'),
  })
  const duplicate = useChange({
    run: (campaign: Campaign) => client.campaigns.duplicate(request(campaign)),
    refreshes,
    done: copy => ({
      text: t('campaigns.duplicated', { name: copy.name }),
      action: { label: t('campaigns.open_copy'), onAction: () => open(copy) },
    }),
  })

  /** What is missing is said by the campaign's own screen. */
  const tryToPublish = (campaign: Campaign) =>
    publish.mutate(campaign, {
      onError: error => {
        const problem = problemOf(error)
        const isListed = problem.code === 'campaign_incomplete'
        toast({ tone: 'bad', text: problem.text || t('ui.unreachable'), note: problem.errors[0]?.text })
        if (isListed && !router.state.location.pathname.includes(campaign.id)) open(campaign)
      },
    })

  const actionsOf = (campaign: Campaign): MenuAction[] => {
    const on = (id: string, key: MessageKey, entry: Omit<MenuAction, 'id' | 'label'>) => ({
      id,
      label: t(key),
      ...entry,
    })
    const { status } = campaign
    return [
      on('edit', 'campaigns.edit', { icon: <Pencil {...icon} />, href: editPath(site_id, campaign.id) }),
      on('results', 'campaigns.results', {
        icon: <ChartColumn {...icon} />,
        href: resultsPath(site_id, campaign.id),
      }),
      ...(status === 'inactive'
        ? [on('publish', 'campaigns.publish', { icon: <Power {...icon} />, onAction: () => tryToPublish(campaign) })]
        : []),
      ...(status === 'active'
        ? [
            on('deactivate', 'campaigns.deactivate', {
              icon: <PowerOff {...icon} />,
              onAction: () => deactivate.mutate(campaign),
            }),
          ]
        : []),
      on('duplicate', 'campaigns.duplicate', { icon: <Copy {...icon} />, onAction: () => duplicate.mutate(campaign) }),
      status === 'archived'
        ? on('unarchive', 'campaigns.unarchive', {
            icon: <ArchiveRestore {...icon} />,
            onAction: () => unarchive.mutate(campaign),
          })
        : on('archive', 'campaigns.archive', {
            icon: <Archive {...icon} />,
            onAction: () => ask({ campaign, act: 'archive' }),
          }),
      ...(status === 'active'
        ? []
        : [
            on('delete', 'campaigns.delete', {
              icon: <Trash2 {...icon} />,
              isDanger: true,
              onAction: () => ask({ campaign, act: 'delete' }),
            }),
          ]),
    ]
  }

  const refresh = () => Promise.all(refreshes.map(queryKey => queries.invalidateQueries({ queryKey })))
  const name = asked?.campaign.name ?? ''
  const archive = async () => {
    if (!asked) return
    await client.campaigns.archive(request(asked.campaign))
    toast({ text: t('campaigns.archived', { name }) })
    await refresh()
  }
  const remove = async () => {
    if (!asked) return
    await client.campaigns.delete(request(asked.campaign))
    toast({ text: t('campaigns.deleted', { name }) })
    if (router.state.location.pathname.includes(asked.campaign.id))
      await router.navigate({ to: campaignsPath(site_id) })
    await refresh()
  }
  const dialogs = (
    <>
      <ConfirmDialog
        title={t('campaigns.archive_title', { name })}
        action={t('campaigns.archive')}
        isDanger={false}
        isOpen={asked?.act === 'archive'}
        onClose={() => ask(undefined)}
        onConfirm={archive}
      >
        <p>{t('campaigns.archive_text')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        title={t('campaigns.delete_title', { name })}
        action={t('campaigns.delete')}
        isOpen={asked?.act === 'delete'}
        onClose={() => ask(undefined)}
        onConfirm={remove}
        losses={[t('campaigns.lost_settings'), t('campaigns.lost_results')]}
      >
        <p>{t('campaigns.delete_text')}</p>
      </ConfirmDialog>
    </>
  )
  return { actionsOf, dialogs }
}
