/** Where the owner's website lies: its look is read from there, and there the snippet is looked for. */
import { useMessages } from '../../messages/messages.tsx'
import { type FieldErrors, Form, SubmitButton } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { webAddressOf } from './web-address.ts'

export function WebsiteForm({ onSave }: { onSave: (website: string) => Promise<void> | void }) {
  const { t } = useMessages()
  const checked = (data: FormData): FieldErrors =>
    webAddressOf(String(data.get('website'))) ? {} : { website: t('first_minutes.website_invalid') }
  return (
    <Form onSubmit={async data => onSave(webAddressOf(String(data.get('website'))) ?? '')} check={checked}>
      <TextField
        name="website"
        inputMode="url"
        autoComplete="url"
        spellCheck="false"
        label={t('first_minutes.address')}
        placeholder="example.com"
        isRequired
        autoFocus
      />
      <SubmitButton>{t('first_minutes.go_on')}</SubmitButton>
    </Form>
  )
}
