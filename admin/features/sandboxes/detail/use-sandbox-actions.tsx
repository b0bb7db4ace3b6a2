/** What can be done with a sandbox besides opening it, and the dialogs of that. */
import { constraints, type Sandbox } from '@leadwright/sdk'
import { useRouter } from '@tanstack/react-router'
import { Ban, Camera, Copy, PackageOpen, Play, Power, RotateCcw, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { sandboxes } from '../../../product/sandboxes/client.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../../ui/form.tsx'
import type { MenuAction } from '../../../ui/menu.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useReactivate } from '../use-reactivate.ts'
import { BlueprintForm } from './blueprint-form.tsx'

type OpenDialog = 'blueprint' | 'duplicate' | 'reset' | 'cancel' | 'delete'

export function useSandboxActions(sandbox: Sandbox | undefined): { actions: MenuAction[]; dialogs: ReactNode } {
  const { t, moment } = useMessages()
  const { site_id, timezone } = useSite()
  const can = useCan()
  const router = useRouter()
  const [dialog, setDialog] = useState<OpenDialog>()
  const close = () => setDialog(undefined)
  const of = { site_id, sandbox_id: sandbox?.id ?? '' }
  const refreshes = ofSite(site_id, 'sandboxes', 'notifications', 'usage')
  const handled = { shows: 'the answer', refreshes, isHandled: () => true } as const
  const suspend = useChange({ run: () => sandboxes.suspend(of), shows: 'the answer', refreshes })
  const resume = useChange({ run: () => sandboxes.resume(of), shows: 'the answer', refreshes })
  const reactivate = useReactivate(sandbox)
  const snapshot = useChange({
    run: () => sandboxes.snapshot(of),
    shows: 'the answer',
    refreshes,
    done: () => ({ text: t('sandboxes.snapshot_begun') }),
  })
  const reset = useChange({ run: () => sandboxes.reset(of), ...handled })
  const cancel = useChange({ run: () => sandboxes.cancel(of), ...handled })
  const remove = useChange({ run: () => sandboxes.delete(of), ...handled })
  if (!sandbox || sandbox.machine_status === 'deleting') return { actions: [], dialogs: null }
  const mayManage = can('manage-sandboxes', site_id)
  const isWordPress = sandbox.type === 'wordpress'
  const isBusy = sandbox.machine_status === 'creating'
  const isOver = ['canceled', 'expired', 'action_required'].includes(sandbox.status)
  const action = (isOffered: boolean, entry: MenuAction): MenuAction[] => (isOffered ? [entry] : [])
  const actions = [
    ...action(mayManage && !isBusy && sandbox.machine_status === 'ready' && sandbox.type !== 'url', {
      id: 'suspend',
      label: t('sandboxes.suspend'),
      icon: <Power size={16} aria-hidden />,
      onAction: () => suspend.mutate(),
    }),
    ...action(mayManage && sandbox.machine_status === 'asleep', {
      id: 'resume',
      label: t('sandboxes.resume'),
      icon: <Play size={16} aria-hidden />,
      onAction: () => resume.mutate(),
    }),
    ...action(mayManage && isWordPress && !isBusy, {
      id: 'blueprint',
      label: t('sandboxes.blueprint'),
      icon: <PackageOpen size={16} aria-hidden />,
      onAction: () => setDialog('blueprint'),
    }),
    ...action(mayManage && isWordPress && !isBusy, {
      id: 'snapshot',
      label: t('sandboxes.take_snapshot'),
      icon: <Camera size={16} aria-hidden />,
      onAction: () => snapshot.mutate(),
    }),
    ...action(mayManage && isWordPress && sandbox.has_snapshot && !isBusy, {
      id: 'reset',
      label: t('sandboxes.reset'),
      icon: <RotateCcw size={16} aria-hidden />,
      onAction: () => setDialog('reset'),
    }),
    ...action(can('create-sandbox', site_id) && isWordPress && !isBusy, {
      id: 'duplicate',
      label: t('sandboxes.duplicate'),
      icon: <Copy size={16} aria-hidden />,
      onAction: () => setDialog('duplicate'),
    }),
    ...action(mayManage && isOver, {
      id: 'reactivate',
      label: t('sandboxes.reactivate'),
      icon: <Play size={16} aria-hidden />,
      onAction: () => reactivate.mutate(),
    }),
    ...action(mayManage && !isOver, {
      id: 'cancel',
      label: t('sandboxes.cancel'),
      icon: <Ban size={16} aria-hidden />,
      onAction: () => setDialog('cancel'),
    }),
    ...action(mayManage, {
      id: 'delete',
      label: t('sandboxes.delete'),
      icon: <Trash2 size={16} aria-hidden />,
      isDanger: true,
      onAction: () => setDialog('delete'),
    }),
  ]
  const { name } = sandbox
  const dialogs = (
    <>
      <Dialog title={t('sandboxes.blueprint')} isOpen={dialog === 'blueprint'} onClose={close}>
        <BlueprintForm sandbox={sandbox} onClose={close} />
      </Dialog>
      <Dialog title={t('sandboxes.duplicate')} isOpen={dialog === 'duplicate'} onClose={close}>
        <DuplicateForm sandbox={sandbox} onClose={close} />
      </Dialog>
      <ConfirmDialog
        title={t('sandboxes.reset_title', { name })}
        action={t('sandboxes.reset')}
        losses={[t('sandboxes.reset_loss')]}
        isOpen={dialog === 'reset'}
        onClose={close}
        onConfirm={() => reset.mutateAsync()}
      />
      <ConfirmDialog
        title={t('sandboxes.cancel_title', { name })}
        action={t('sandboxes.cancel')}
        isOpen={dialog === 'cancel'}
        onClose={close}
        onConfirm={() => cancel.mutateAsync()}
      >
        <p>
          {sandbox.expires_at
            ? t('sandboxes.cancel_until', { moment: moment(sandbox.expires_at, timezone) })
            : t('sandboxes.cancel_now')}
        </p>
        {sandbox.cleanup_after !== null && <p>{t('sandboxes.cancel_data')}</p>}
      </ConfirmDialog>
      <ConfirmDialog
        title={t('sandboxes.delete_title', { name })}
        action={t('sandboxes.delete')}
        losses={[
          t('sandboxes.delete_loss'),
          ...(sandbox.lead_count > 0 ? [t('sandboxes.delete_accesses', { count: sandbox.lead_count })] : []),
        ]}
        isOpen={dialog === 'delete'}
        onClose={close}
        onConfirm={async () => {
          await remove.mutateAsync()
          await router.navigate({ href: pathTo('/sites/$site_id/sandboxes', { site_id }) })
        }}
      />
    </>
  )
  return { actions, dialogs }
}

function DuplicateForm({ sandbox, onClose }: { sandbox: Sandbox; onClose: () => void }) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const router = useRouter()
  const duplicate = useChange({
    run: (name: string) => sandboxes.duplicate({ site_id, sandbox_id: sandbox.id, body: { name } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'sandboxes', 'usage'),
    isHandled: () => true,
  })
  return (
    <Form
      onSubmit={async data => {
        const { id } = await duplicate.mutateAsync(String(data.get('name')))
        onClose()
        await router.navigate({ href: pathTo('/sites/$site_id/sandboxes/$sandbox_id', { site_id, sandbox_id: id }) })
      }}
    >
      <TextField
        name="name"
        label={t('sandboxes.name')}
        description={t('sandboxes.name_note')}
        isRequired
        autoFocus
        maxLength={constraints.NewSandbox.name.maxLength}
        defaultValue=""
      />
      <FormActions onCancel={onClose}>
        <SubmitButton>{t('sandboxes.duplicate')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
