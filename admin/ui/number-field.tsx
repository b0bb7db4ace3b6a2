/** A number within limits; its unit belongs in the label ("Delay in seconds"). */
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { NumberField as AriaNumberField, type NumberFieldProps as AriaProps } from 'react-aria-components/NumberField'
import buttonStyles from './button.module.css'
import fieldStyles from './field.module.css'
import { FieldLabel, FieldNotes, type FieldProps } from './field.tsx'
import { useRefusal } from './field-refusals.ts'
import { useShownError } from './quiet-errors.ts'

export type NumberFieldProps = Omit<AriaProps, 'children' | 'className' | 'style' | 'isInvalid'> & FieldProps

/**
 * An error leaves when somebody types. React Aria takes it back with the focus: then what is below, as a button that is being
 * pressed, would move away from under the pointer.
 */
export function NumberField({ label, description, error, ...props }: NumberFieldProps) {
  const refusal = useRefusal(props.name)
  const [isTyping, setTyping] = useState(false)
  const shown = useShownError(isTyping ? undefined : (error ?? refusal.text), props.onBlur)
  const type = () => {
    setTyping(true)
    refusal.forget()
  }
  return (
    <AriaNumberField
      {...props}
      onChange={value => {
        refusal.forget()
        props.onChange?.(value)
      }}
      onBlur={event => {
        setTyping(false)
        shown.onBlur(event)
      }}
      className={fieldStyles.field}
      data-slot="field"
      isInvalid={shown.error ? true : undefined}
    >
      <FieldLabel label={label} isRequired={props.isRequired} />
      <Group className={`${fieldStyles.input} ${fieldStyles.inputGroup} numbers`} onInput={type}>
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
