/** One of two to five choices that should all be seen, each with a note if it needs one. */
import { RadioGroup as AriaRadioGroup, RadioButton, RadioField } from 'react-aria-components/RadioGroup'
import { FieldLabel, FieldNotes, type FieldProps } from './field.tsx'
import type { Option } from './option.tsx'
import './choice.css'

export type RadioGroupProps = FieldProps & {
  options: Option[]
  name?: string
  value?: string
  defaultValue?: string
  onChange?: (id: string) => void
  isDisabled?: boolean
}

export function RadioGroup({ label, description, error, options, ...props }: RadioGroupProps) {
  return (
    <AriaRadioGroup {...props} className="field" isInvalid={error ? true : undefined}>
      <FieldLabel label={label} isRequired={props.isRequired} showOptional={false} />
      <div className="choices">
        {options.map(option => (
          <RadioField key={option.id} value={option.id}>
            <RadioButton className="choice">
              <span className="choice-box choice-radio" />
              <span>
                {option.label}
                {option.note && <span className="choice-note">{option.note}</span>}
              </span>
            </RadioButton>
          </RadioField>
        ))}
      </div>
      <FieldNotes description={description} error={error} />
    </AriaRadioGroup>
  )
}
