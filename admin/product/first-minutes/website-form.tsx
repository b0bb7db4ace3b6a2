/** Where the owner's website lies: its look is read from there, and there the snippet is looked for. */
import type { ReactNode } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { type FieldErrors, Form, SubmitButton } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { webAddressOf } from './web-address.ts'

interface WebsiteFormProps {
  onSave: (website: string) => Promise<void> | void
  label?: string
  /** The address that is known already. */
  website?: string
  /** Its button, where it is another than "Continue". */
  children?: ReactNode
}

export function WebsiteForm({ onSave, label, website, children }: WebsiteFormProps) {
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
        label={label ?? t('first_minutes.address')}
        placeholder="example.com"
        defaultValue={website}
        isRequired
        autoFocus={website === undefined}
      />
      {children ?? <SubmitButton>{t('first_minutes.go_on')}</SubmitButton>}
    </Form>
  )
}
