/** Something that was made elsewhere is brought in: what it is, the name that it gets, and the two ways on. */
import type { ReactNode } from 'react'
import { Form, FormActions, SubmitButton } from '../ui/form.tsx'
import { TextField } from '../ui/text-field.tsx'

type ImportFormProps = {
  text: string
  /** Left empty, it is named after what is in it. */
  name: { label: string; description: string; maxLength: number; value: string; onChange: (name: string) => void }
  submit: string
  onSubmit: () => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

export function ImportForm({ text, name, submit, onSubmit, onClose, children }: ImportFormProps) {
  return (
    <Form onSubmit={onSubmit}>
      <p className="muted">{text}</p>
      {children}
      <TextField name="name" {...name} />
      <FormActions onCancel={onClose}>
        <SubmitButton>{submit}</SubmitButton>
      </FormActions>
    </Form>
  )
}

/** As it is sent: undefined where nothing was typed. */
export const givenName = (typed: string): { name?: string } => (typed.trim() === '' ? {} : { name: typed.trim() })
