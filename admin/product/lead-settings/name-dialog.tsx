/** Asks for one name: a tag's or an audience's, new or changed. A name that is taken is an error of the field. */
import { constraints } from '@leadwright/sdk'
import type { ReactNode } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { TextField } from '../../ui/text-field.tsx'

export function NameDialog(props: {
  title: string
  label: string
  action: string
  name?: string
  isOpen: boolean
  onClose: () => void
  onSave: (name: string, data: FormData) => Promise<unknown>
  children?: ReactNode
}) {
  const save = async (data: FormData) => {
    await props.onSave(String(data.get('name')).trim(), data)
    props.onClose()
  }
  return (
    <Dialog title={props.title} isOpen={props.isOpen} onClose={props.onClose} size="small">
      <Form onSubmit={save}>
        <TextField
          name="name"
          label={props.label}
          defaultValue={props.name}
          maxLength={constraints.NewTag.name.maxLength}
          autoComplete="off"
          isRequired
          autoFocus
        />
        {props.children}
        <FormActions onCancel={props.onClose}>
          <SubmitButton>{props.action}</SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  )
}
