/** One line of text: names, addresses, passwords, codes. */
import { Input, type InputProps } from 'react-aria-components/Input'
import { type TextFieldProps as AriaProps, TextField as AriaTextField } from 'react-aria-components/TextField'
import styles from './field.module.css'
import { FieldLabel, FieldNotes, type FieldProps } from './field.tsx'
import { useShownError } from './quiet-errors.ts'

export type TextFieldProps = Omit<AriaProps, 'children' | 'className' | 'style' | 'isInvalid'> &
  FieldProps & { placeholder?: string; inputMode?: InputProps['inputMode'] }

export function TextField({ label, description, error, placeholder, ...props }: TextFieldProps) {
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
      <Input className={styles.input} placeholder={placeholder} />
      <FieldNotes description={description} error={shown.error} />
    </AriaTextField>
  )
}
