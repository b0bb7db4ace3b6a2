/** A number within limits; its unit belongs in the label ("Delay in seconds"). */
import { Minus, Plus } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { NumberField as AriaNumberField, type NumberFieldProps as AriaProps } from 'react-aria-components/NumberField'
import { FieldLabel, FieldNotes, type FieldProps } from './field.tsx'
import './button.css'

export type NumberFieldProps = Omit<AriaProps, 'children' | 'className' | 'style' | 'isInvalid'> & FieldProps

export function NumberField({ label, description, error, ...props }: NumberFieldProps) {
  return (
    <AriaNumberField {...props} className="field" isInvalid={error ? true : undefined}>
      <FieldLabel label={label} isRequired={props.isRequired} />
      <Group className="input input-group numbers">
        <Input className="input" />
        <Button slot="decrement" className="button" data-variant="quiet" data-square>
          <Minus size={14} aria-hidden />
        </Button>
        <Button slot="increment" className="button" data-variant="quiet" data-square>
          <Plus size={14} aria-hidden />
        </Button>
      </Group>
      <FieldNotes description={description} error={error} />
    </AriaNumberField>
  )
}
