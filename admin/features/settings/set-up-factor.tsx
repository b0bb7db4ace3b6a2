/** Switches a second factor on by its first code: scan and type, or type what was mailed. */
import type { StartedSecondFactor } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { useChange } from '../../product/screens/use-change.ts'
import { CodeSnippet } from '../../ui/code-snippet.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { secondFactor } from './client.ts'
import { secondFactorQuery } from './queries.ts'

type Props = {
  started: StartedSecondFactor | undefined
  onClose: () => void
  /** The recovery codes that come with the first factor. */
  onCodes: (codes: readonly string[]) => void
}

export function SetUpFactor({ started, onClose, onCodes }: Props) {
  const { t } = useMessages()
  return (
    <Dialog
      title={t(started?.type === 'email' ? 'second_factor.set_up_email' : 'second_factor.set_up_totp')}
      size="small"
      isOpen={started !== undefined}
      onClose={onClose}
    >
      {started && <FirstCode started={started} onClose={onClose} onCodes={onCodes} />}
    </Dialog>
  )
}

function FirstCode({ started, onClose, onCodes }: Props & { started: StartedSecondFactor }) {
  const { t } = useMessages()
  const confirm = useChange({
    run: (code: string) => secondFactor.confirm({ body: { type: started.type, code } }, { maxRetries: 0 }),
    shows: 'the answer',
    refreshes: [secondFactorQuery().queryKey],
    isHandled: () => true,
  })
  const enter = async (data: FormData) => {
    const { recovery_codes } = await confirm.mutateAsync(String(data.get('code')))
    onClose()
    if (recovery_codes.length > 0) onCodes(recovery_codes)
    else toast({ text: t('second_factor.enabled_toast') })
  }
  return (
    <Form onSubmit={enter}>
      {started.type === 'totp' ? (
        <>
          <p className="muted">{t('second_factor.scan')}</p>
          <QrCode text={started.uri} label={t('second_factor.qr')} />
          <CodeSnippet label={t('second_factor.by_hand')} code={started.secret} />
        </>
      ) : (
        <p className="muted">{t('second_factor.sent', { email: started.sent_to })}</p>
      )}
      <TextField
        name="code"
        label={t('second_factor.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
        autoFocus
      />
      <FormActions onCancel={onClose}>
        <SubmitButton>{t('second_factor.enable')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
