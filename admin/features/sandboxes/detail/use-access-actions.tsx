/** What can be done with a lead's access, and the dialogs of that. */
import { constraints, type SandboxAccess } from '@leadwright/sdk'
import { Ban, CalendarPlus, Link2, Mail, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { sandboxAccess } from '../../../product/sandboxes/client.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeSnippet } from '../../../ui/code-snippet.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../../ui/form.tsx'
import type { MenuAction } from '../../../ui/menu.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { NumberField } from '../../../ui/number-field.tsx'

type OpenDialog = { name: 'extend' | 'end' | 'delete'; access: SandboxAccess }

export function useAccessActions(): { actionsOf: (access: SandboxAccess) => MenuAction[]; dialogs: ReactNode } {
  const { t, moment } = useMessages()
  const { site_id, timezone } = useSite()
  const [dialog, setDialog] = useState<OpenDialog>()
  const [link, setLink] = useState<{ url: string; until: string }>()
  const close = () => setDialog(undefined)
  const refreshes = ofSite(site_id, 'sandboxes', 'leads', 'usage')
  const send = useChange({
    run: ({ id }: SandboxAccess) => sandboxAccess.send({ site_id, access_id: id }),
    shows: 'the answer',
    refreshes,
    done: ({ lead }) => ({ text: t('sandboxes.link_sent', { email: lead.email }) }),
  })
  const createLink = useChange({
    run: ({ id }: SandboxAccess) => sandboxAccess.createSandboxLink({ site_id, access_id: id }),
    shows: 'the answer',
    done: ({ url, expires_at }, { expires_at: ends_at }) =>
      void setLink({ url, until: ends_at && ends_at < expires_at ? ends_at : expires_at }),
  })
  const handled = { shows: 'the answer', refreshes, isHandled: () => true } as const
  const end = useChange({ run: (access_id: string) => sandboxAccess.end({ site_id, access_id }), ...handled })
  const remove = useChange({ run: (access_id: string) => sandboxAccess.delete({ site_id, access_id }), ...handled })
  const actionsOf = (access: SandboxAccess): MenuAction[] => {
    if (access.status === 'deleted') return []
    const canEnter = access.status !== 'expired' && !access.waits_for
    return [
      ...(canEnter
        ? [
            {
              id: 'send',
              label: t('sandboxes.send_link'),
              icon: <Mail size={16} aria-hidden />,
              onAction: () => send.mutate(access),
            },
            {
              id: 'link',
              label: t('sandboxes.create_link'),
              icon: <Link2 size={16} aria-hidden />,
              onAction: () => createLink.mutate(access),
            },
          ]
        : []),
      {
        id: 'extend',
        label: t('sandboxes.extend'),
        icon: <CalendarPlus size={16} aria-hidden />,
        onAction: () => setDialog({ name: 'extend', access }),
      },
      ...(access.status === 'expired'
        ? []
        : [
            {
              id: 'end',
              label: t('sandboxes.end_access'),
              icon: <Ban size={16} aria-hidden />,
              onAction: () => setDialog({ name: 'end', access }),
            },
          ]),
      {
        id: 'delete',
        label: t('sandboxes.delete_access'),
        icon: <Trash2 size={16} aria-hidden />,
        isDanger: true,
        onAction: () => setDialog({ name: 'delete', access }),
      },
    ]
  }
  const email = dialog?.access.lead.email ?? ''
  const dialogs = (
    <>
      <Dialog title={t('sandboxes.extend')} isOpen={dialog?.name === 'extend'} onClose={close}>
        {dialog && <ExtendForm access={dialog.access} onClose={close} />}
      </Dialog>
      <ConfirmDialog
        title={t('sandboxes.end_title', { email })}
        action={t('sandboxes.end_access')}
        isOpen={dialog?.name === 'end'}
        onClose={close}
        onConfirm={() => end.mutateAsync(dialog?.access.id ?? '')}
      >
        <p>{t('sandboxes.end_text')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        title={t('sandboxes.delete_access_title', { email })}
        action={t('sandboxes.delete_access')}
        losses={[t('sandboxes.delete_access_loss')]}
        isOpen={dialog?.name === 'delete'}
        onClose={close}
        onConfirm={() => remove.mutateAsync(dialog?.access.id ?? '')}
      />
      <Dialog
        title={t('sandboxes.link_title')}
        isOpen={link !== undefined}
        onClose={() => setLink(undefined)}
        footer={
          <Button variant="primary" onPress={() => setLink(undefined)}>
            {t('sandboxes.have_link')}
          </Button>
        }
      >
        <div className="stack">
          <Notice tone="warning" title={t('sandboxes.link_once')}>
            {link && t('sandboxes.link_until', { moment: moment(link.until, timezone) })}
          </Notice>
          <CodeSnippet label={t('sandboxes.link')} code={link?.url ?? ''} />
        </div>
      </Dialog>
    </>
  )
  return { actionsOf, dialogs }
}

const { hours: bounds } = constraints.NewSandboxAccess
const extension_hours = 24

function ExtendForm({ access, onClose }: { access: SandboxAccess; onClose: () => void }) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const extend = useChange({
    run: (hours: number) => sandboxAccess.extend({ site_id, access_id: access.id, body: { hours } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'sandboxes', 'leads'),
    done: () => ({ text: t('sandboxes.extended') }),
    isHandled: () => true,
  })
  const [hours, setHours] = useState(extension_hours)
  return (
    <Form
      onSubmit={async () => {
        await extend.mutateAsync(hours)
        onClose()
      }}
    >
      <NumberField
        name="hours"
        label={t('sandboxes.extend_hours')}
        description={t('sandboxes.extend_note')}
        isRequired
        minValue={1}
        maxValue={bounds.maximum}
        value={hours}
        onChange={next => setHours(Number.isNaN(next) ? extension_hours : next)}
      />
      <FormActions onCancel={onClose}>
        <SubmitButton>{t('sandboxes.extend')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
