/** Several lines of text; grows with its content. */
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { type TextFieldProps as AriaProps, TextField as AriaTextField } from 'react-aria-components/TextField'
import styles from './field.module.css'
import { FieldLabel, FieldNotes, type FieldProps } from './field.tsx'
import { useShownError } from './quiet-errors.ts'

export type TextAreaProps = Omit<AriaProps, 'children' | 'className' | 'style' | 'isInvalid'> &
  FieldProps & { placeholder?: string; rows?: number }

export function TextArea({ label, description, error, placeholder, rows = 3, ...props }: TextAreaProps) {
  const shown = useShownError(error, props.onBlur)
  return (
    <AriaTextField
      {...props}
      onBlur={shown.onBlur}
      className={styles.field}
      data-slot="field"
      isInvalid={shown.error ? true : undefined}
    >
      <FieldLabel label={label} isRequired={props.isRequired} showOptional={!props.isReadOnly} />
      <AriaTextArea className={styles.input} placeholder={placeholder} rows={rows} />
      <FieldNotes description={description} error={shown.error} />
    </AriaTextField>
  )
}
