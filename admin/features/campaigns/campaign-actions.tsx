/**
 * What can be done with a campaign besides writing it, as menu entries with their dialogs: for the list and its own
 * screen.
 */

import type { Campaign } from '@leadwright/sdk'
import { useRouter } from '@tanstack/react-router'
import { Archive, ArchiveRestore, ChartColumn, Copy, Pencil, Power, PowerOff, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type MessageKey, type Messages, useMessages } from '../../messages/messages.tsx'
import { campaignsPath, editPath, resultsPath } from '../../product/campaigns/paths.ts'
import { patched, removed } from '../../product/lists/shown.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useSiteId } from '../../product/screens/use-view.ts'
import { client } from '../../product/session/api.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { MenuAction } from '../../ui/menu.tsx'
import { problemOf } from '../../ui/problem.ts'

type DialogRequest = { campaign: Campaign; act: 'archive' | 'delete' }
const requestOf = (site_id: string) => (campaign: Campaign) => ({ site_id, campaign_id: campaign.id })
const refreshesOf = (site_id: string) => ofSite(site_id, 'campaigns', 'popups')
const icon = { size: 16, 'aria-hidden': true } as const

export function useCampaignActions(site_id: string): {
  actionsOf: (campaign: Campaign) => MenuAction[]
  dialogs: ReactNode
} {
  const { t } = useMessages()
  const router = useRouter()
  const [asked, ask] = useState<DialogRequest>()
  const request = requestOf(site_id)
  const refreshes = refreshesOf(site_id)
  const done = (key: MessageKey<{ name: string }>) => (campaign: Campaign) => ({
    text: t(key, { name: campaign.name }),
  })
  const open = (campaign: Campaign) => void router.navigate({ href: editPath(site_id, campaign.id) })

  const publish = useChange({
    run: (campaign: Campaign) => client.campaigns.publish(request(campaign)),
    shows: ({ id }) => [patched('campaigns', id, { status: 'active' })],
    refreshes,
    done: done('campaigns.published'),
  })
  const deactivate = useChange({
    run: (campaign: Campaign) => client.campaigns.deactivate(request(campaign)),
    shows: ({ id }) => [patched('campaigns', id, { status: 'inactive' })],
    refreshes,
    done: done('campaigns.deactivated'),
  })
  const unarchive = useChange({
    run: (campaign: Campaign) => client.campaigns.unarchive(request(campaign)),
    shows: ({ id }) => [patched('campaigns', id, { status: 'inactive' })],
    refreshes,
    done: done('campaigns.unarchived'),
  })
  const duplicate = useChange({
    run: (campaign: Campaign) => client.campaigns.duplicate(request(campaign)),
    shows: 'the answer',
    refreshes,
    done: copy => ({
      text: t('campaigns.duplicated', { name: copy.name }),
      action: { label: t('campaigns.open_copy'), onAction: () => open(copy) },
    }),
  })

  /** Missing parts are shown on the campaign's own screen. */
  const tryToPublish = (campaign: Campaign) =>
    publish.mutate(campaign, {
      onError: error => {
        const isListed = problemOf(error).code === 'campaign_incomplete'
        if (isListed && !router.state.location.pathname.includes(campaign.id)) open(campaign)
      },
    })

  const handlers: Handlers = {
    ...{ publish: tryToPublish, deactivate: deactivate.mutate, unarchive: unarchive.mutate },
    ...{ duplicate: duplicate.mutate, ask },
  }
  return {
    actionsOf: campaign => entriesOf(site_id, campaign, handlers, t),
    dialogs: <Dialogs asked={asked} onClose={() => ask(undefined)} />,
  }
}

type Handlers = Record<'publish' | 'deactivate' | 'unarchive' | 'duplicate', (campaign: Campaign) => void> & {
  ask: (asked: DialogRequest) => void
}

function entriesOf(site_id: string, campaign: Campaign, handlers: Handlers, t: Messages['t']): MenuAction[] {
  const on = (id: string, key: MessageKey, entry: Omit<MenuAction, 'id' | 'label'>) => ({
    id,
    label: t(key),
    ...entry,
  })
  const { status } = campaign
  return [
    on('edit', 'campaigns.edit', { icon: <Pencil {...icon} />, href: editPath(site_id, campaign.id) }),
    on('results', 'object.results', {
      icon: <ChartColumn {...icon} />,
      href: resultsPath(site_id, campaign.id),
    }),
    ...(status === 'inactive'
      ? [on('publish', 'campaigns.publish', { icon: <Power {...icon} />, onAction: () => handlers.publish(campaign) })]
      : []),
    ...(status === 'active'
      ? [
          on('deactivate', 'campaigns.deactivate', {
            icon: <PowerOff {...icon} />,
            onAction: () => handlers.deactivate(campaign),
          }),
        ]
      : []),
    on('duplicate', 'campaigns.duplicate', { icon: <Copy {...icon} />, onAction: () => handlers.duplicate(campaign) }),
    status === 'archived'
      ? on('unarchive', 'campaigns.unarchive', {
          icon: <ArchiveRestore {...icon} />,
          onAction: () => handlers.unarchive(campaign),
        })
      : on('archive', 'campaigns.archive', {
          icon: <Archive {...icon} />,
          onAction: () => handlers.ask({ campaign, act: 'archive' }),
        }),
    ...(status === 'active'
      ? []
      : [
          on('delete', 'campaigns.delete', {
            icon: <Trash2 {...icon} />,
            isDanger: true,
            onAction: () => handlers.ask({ campaign, act: 'delete' }),
          }),
        ]),
  ]
}

type DialogsProps = { asked: DialogRequest | undefined; onClose: () => void }

function Dialogs({ asked, onClose }: DialogsProps) {
  const site_id = useSiteId()
  const { t } = useMessages()
  const router = useRouter()
  const request = requestOf(site_id)
  const refreshes = refreshesOf(site_id)
  const name = asked?.campaign.name ?? ''
  const archive = useChange({
    run: (campaign: Campaign) => client.campaigns.archive(request(campaign)),
    shows: ({ id }) => [patched('campaigns', id, { status: 'archived' })],
    refreshes,
    done: ({ name }) => ({ text: t('campaigns.archived', { name }) }),
    isHandled: () => true,
  })
  const remove = useChange({
    run: (campaign: Campaign) => client.campaigns.delete(request(campaign)),
    shows: ({ id }) => [removed('campaigns', id)],
    refreshes,
    done: (_, { id, name }) => {
      if (router.state.location.pathname.includes(id)) void router.navigate({ href: campaignsPath(site_id) })
      return { text: t('campaigns.deleted', { name }) }
    },
    isHandled: () => true,
  })
  return (
    <>
      <ConfirmDialog
        title={t('campaigns.archive_title', { name })}
        action={t('campaigns.archive')}
        isDanger={false}
        isOpen={asked?.act === 'archive'}
        onClose={onClose}
        onConfirm={async () => asked && archive.mutateAsync(asked.campaign)}
      >
        <p>{t('campaigns.archive_text')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        title={t('campaigns.delete_title', { name })}
        action={t('campaigns.delete')}
        isOpen={asked?.act === 'delete'}
        onClose={onClose}
        onConfirm={async () => asked && remove.mutateAsync(asked.campaign)}
        losses={[t('campaigns.lost_settings'), t('campaigns.lost_results')]}
      >
        <p>{t('campaigns.delete_text')}</p>
      </ConfirmDialog>
    </>
  )
}
