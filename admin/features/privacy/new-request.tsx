/** A new request: of whom, and for what. An erasure says what it means before it is sent. */
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useChange } from '../../product/screens/use-change.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { personRequests } from './client.ts'

type Props = { isOpen: boolean; onClose: () => void }

export function NewRequestDialog(props: Props) {
  const { t } = useMessages()
  return (
    <Dialog title={t('privacy.create')} isOpen={props.isOpen} onClose={props.onClose}>
      <RequestForm onClose={props.onClose} />
    </Dialog>
  )
}

type Kind = 'export' | 'erasure'

function RequestForm({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useMessages()
  const [kind, setKind] = useState<Kind>('export')
  const create = useChange({
    run: (email: string) => personRequests.create({ body: { type: kind, email } }),
    shows: 'the answer',
    refreshes: [['person_requests']],
    done: () => ({ text: t('privacy.created') }),
    isHandled: () => true,
  })
  return (
    <Form
      onSubmit={async data => {
        await create.mutateAsync(String(data.get('email')))
        onClose()
      }}
    >
      <TextField name="email" type="email" label={t('privacy.email')} isRequired autoFocus />
      <RadioGroup
        label={t('privacy.what')}
        value={kind}
        onChange={value => setKind(value === 'erasure' ? 'erasure' : 'export')}
        options={[
          { id: 'export', label: t('privacy.export'), note: t('privacy.export_text') },
          { id: 'erasure', label: t('privacy.erasure'), note: t('privacy.erasure_text') },
        ]}
      />
      {kind === 'erasure' && (
        <Notice tone="bad" title={t('privacy.erasure_warning')}>
          {t('privacy.erasure_warning_text')}
        </Notice>
      )}
      <FormActions onCancel={onClose}>
        <SubmitButton>{kind === 'erasure' ? t('privacy.erase') : t('privacy.begin')}</SubmitButton>
      </FormActions>
    </Form>
  )
}
