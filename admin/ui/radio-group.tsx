/** One of two to five choices that should all be seen, each with a note if it needs one. */
import { RadioGroup as AriaRadioGroup, RadioButton, RadioField } from 'react-aria-components/RadioGroup'
import choiceStyles from './choice.module.css'
import fieldStyles from './field.module.css'
import { FieldLabel, FieldNotes, type FieldProps } from './field.tsx'
import type { Option } from './option.tsx'

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
    <AriaRadioGroup {...props} className={fieldStyles.field} data-slot="field" isInvalid={error ? true : undefined}>
      <FieldLabel label={label} isRequired={props.isRequired} showOptional={false} />
      <div className={choiceStyles.choices}>
        {options.map(option => (
          <RadioField key={option.id} value={option.id}>
            <RadioButton className={choiceStyles.choice}>
              <span className={`${choiceStyles.box} ${choiceStyles.radio}`} />
              <span>
                {option.label}
                {option.note && <span className={choiceStyles.note}>{option.note}</span>}
              </span>
            </RadioButton>
          </RadioField>
        ))}
      </div>
      <FieldNotes description={description} error={error} />
    </AriaRadioGroup>
  )
}
