/** The own passkeys: made on this device, named, and deleted. */
import type { Passkey } from '@leadwright/sdk'
import { constraints } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { hasPasskeys, makePasskey } from '../../product/account/passkey-device.ts'
import { passkeys, passkeysQuery } from '../../product/account/ways-in.ts'
import { useChange } from '../../product/screens/use-change.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FactorRow } from './factor-row.tsx'
import styles from './second-factor.module.css'

export function Passkeys() {
  const { t, relative } = useMessages()
  const { data, error, refetch } = useQuery(passkeysQuery())
  const [named, setNamed] = useState<Passkey | 'new'>()
  const [leaving, setLeaving] = useState<Passkey>()
  const remove = useChange({
    run: ({ id }: Passkey) => passkeys.delete({ passkey_id: id }),
    shows: 'the answer',
    refreshes: [passkeysQuery().queryKey],
    done: () => ({ text: t('passkeys.deleted_toast') }),
    isHandled: () => true,
  })
  if (error && !data) return <ErrorState isPage error={error} onRetry={refetch} />
  const add = hasPasskeys() && (
    <Button icon={<Plus size={16} aria-hidden />} onPress={() => setNamed('new')}>
      {t('passkeys.add')}
    </Button>
  )
  return (
    <Section title={t('passkeys.heading')} description={t('passkeys.text')} action={add}>
      {data ? (
        <ul className={styles.factors}>
          {data.map(passkey => (
            <FactorRow
              key={passkey.id}
              icon={<KeyRound size={16} aria-hidden />}
              name={passkey.name}
              text={
                passkey.last_used_at
                  ? t('passkeys.used', { when: relative(passkey.last_used_at) })
                  : t('passkeys.made', { when: relative(passkey.created_at) })
              }
            >
              <Button onPress={() => setNamed(passkey)}>{t('passkeys.rename')}</Button>
              <Button onPress={() => setLeaving(passkey)}>{t('passkeys.delete')}</Button>
            </FactorRow>
          ))}
          {data.length === 0 && <li className="muted">{t('passkeys.none')}</li>}
        </ul>
      ) : (
        <Skeleton lines={['70%', '60%']} />
      )}
      {named && <NameDialog passkey={named === 'new' ? undefined : named} onClose={() => setNamed(undefined)} />}
      <ConfirmDialog
        title={t('passkeys.delete_title', { name: leaving?.name ?? '' })}
        action={t('passkeys.delete')}
        isOpen={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        onConfirm={async () => leaving && (await remove.mutateAsync(leaving))}
      >
        <p>{t('passkeys.delete_text')}</p>
      </ConfirmDialog>
    </Section>
  )
}

function NameDialog({ passkey, onClose }: { passkey: Passkey | undefined; onClose: () => void }) {
  const { t } = useMessages()
  const save = useChange({
    run: async (name: string) => {
      if (passkey) return passkeys.update({ passkey_id: passkey.id, body: { name } })
      const { attempt, public_key } = await passkeys.start({ maxRetries: 0 })
      const credential = await makePasskey(public_key)
      return credential && passkeys.create({ body: { attempt, name, credential } }, { maxRetries: 0 })
    },
    shows: 'the answer',
    refreshes: [passkeysQuery().queryKey],
    done: made => (made && !passkey ? { text: t('passkeys.added_toast') } : undefined),
    isHandled: () => true,
  })
  const submit = async (data: FormData) => {
    if (await save.mutateAsync(String(data.get('name')))) onClose()
  }
  return (
    <Dialog title={t(passkey ? 'passkeys.rename_title' : 'passkeys.add')} size="small" isOpen onClose={onClose}>
      <Form onSubmit={submit}>
        {!passkey && <p className="muted">{t('passkeys.add_text')}</p>}
        <TextField
          name="name"
          label={t('passkeys.name')}
          defaultValue={passkey?.name ?? ''}
          maxLength={constraints.NewPasskey.name.maxLength}
          isRequired
          autoFocus
        />
        <FormActions onCancel={onClose}>
          <SubmitButton>{t(passkey ? 'passkeys.rename' : 'passkeys.create')}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
