/** A number within limits; its unit belongs in the label ("Delay in seconds"). */
import { Minus, Plus } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { NumberField as AriaNumberField, type NumberFieldProps as AriaProps } from 'react-aria-components/NumberField'
import buttonStyles from './button.module.css'
import fieldStyles from './field.module.css'
import { FieldLabel, FieldNotes, type FieldProps } from './field.tsx'
import { useShownError } from './quiet-errors.ts'

export type NumberFieldProps = Omit<AriaProps, 'children' | 'className' | 'style' | 'isInvalid'> & FieldProps

export function NumberField({ label, description, error, ...props }: NumberFieldProps) {
  const shown = useShownError(error, props.onBlur)
  return (
    <AriaNumberField
      {...props}
      onBlur={shown.onBlur}
      className={fieldStyles.field}
      data-slot="field"
      isInvalid={shown.error ? true : undefined}
    >
      <FieldLabel label={label} isRequired={props.isRequired} />
      <Group className={`${fieldStyles.input} ${fieldStyles.inputGroup} numbers`}>
        <Input className={fieldStyles.input} />
        <Button slot="decrement" className={buttonStyles.button} data-slot="button" data-variant="quiet" data-square>
          <Minus size={14} aria-hidden />
        </Button>
        <Button slot="increment" className={buttonStyles.button} data-slot="button" data-variant="quiet" data-square>
          <Plus size={14} aria-hidden />
        </Button>
      </Group>
      <FieldNotes description={description} error={shown.error} />
    </AriaNumberField>
  )
}
