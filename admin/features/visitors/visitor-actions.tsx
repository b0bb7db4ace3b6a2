/** Actions on a visitor: link to a lead, unlink, delete. */

import type { Visitor } from '@leadwright/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Link2, Trash2, Unlink } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { patched, removed } from '../../product/lists/shown.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { visitorClient } from '../../product/visitors/client.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'

export function useVisitorActions(site_id: string, visitor_id: string) {
  const { t } = useMessages()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<'link' | 'unlink' | 'delete'>()
  const close = () => setAsked(undefined)
  const refreshes = ofSite(site_id, 'visitors', 'leads')
  const link = useChange({
    run: (lead_id: string) => visitorClient.visitors.link({ site_id, visitor_id, body: { lead_id } }),
    shows: lead_id => [patched('visitors', visitor_id, { lead_id })],
    refreshes,
    done: () => ({ text: t('visitors.linked') }),
    isHandled: () => asked === 'link',
  })
  const unlink = useChange({
    run: (_lead_id: string | null) => visitorClient.visitors.unlink({ site_id, visitor_id }),
    shows: () => [patched('visitors', visitor_id, { lead_id: null })],
    refreshes,
    done: (_visitor, lead_id) => ({
      text: t('visitors.unlinked'),
      ...(lead_id && { action: { label: t('ui.undo'), onAction: () => link.mutate(lead_id) } }),
    }),
    isHandled: () => true,
  })
  const forget = useChange({
    run: () => visitorClient.visitors.delete({ site_id, visitor_id }),
    shows: () => [removed('visitors', visitor_id)],
    refreshes: [['visitors', site_id, 'list']],
    done: () => ({ text: t('visitors.forgotten') }),
    isHandled: () => true,
  })
  const action = (id: 'link' | 'unlink' | 'delete', label: string, Icon: typeof Link2) => ({
    ...{ id, label, icon: <Icon size={16} aria-hidden />, isDanger: id === 'delete' },
    onAction: () => setAsked(id),
  })
  return {
    actionsOf: (visitor: Visitor) => [
      visitor.lead_id ? action('unlink', t('visitors.unlink'), Unlink) : action('link', t('visitors.link'), Link2),
      action('delete', t('visitors.forget'), Trash2),
    ],
    dialogsOf: (visitor: Visitor) => (
      <>
        {asked === 'link' && <LinkDialog onClose={close} onLink={lead_id => link.mutateAsync(lead_id)} />}
        <ConfirmDialog
          title={t('visitors.unlink_title')}
          isOpen={asked === 'unlink'}
          onClose={close}
          action={t('visitors.unlink')}
          isDanger={false}
          onConfirm={() => unlink.mutateAsync(visitor.lead_id)}
        >
          {t('visitors.unlink_text')}
        </ConfirmDialog>
        <ConfirmDialog
          title={t('visitors.forget_title')}
          isOpen={asked === 'delete'}
          onClose={close}
          action={t('visitors.forget')}
          onConfirm={async () => {
            await forget.mutateAsync(undefined)
            await navigate({ href: pathTo('/sites/$site_id/leads/visitors', { site_id }) })
            queries.removeQueries({ queryKey: ['visitors', site_id, 'one', visitor_id] })
          }}
        >
          {t('visitors.forget_text')}
        </ConfirmDialog>
      </>
    ),
  }
}
