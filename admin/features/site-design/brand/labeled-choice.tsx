/** A choice between a few, with its name above it as other fields have. */
import { ChoiceBar, type ChoiceBarProps } from '../../../ui/choice-bar.tsx'
import fieldStyles from '../../../ui/field.module.css'

export function LabeledChoice<T extends string>(props: ChoiceBarProps<T>) {
  return (
    <div className={fieldStyles.field}>
      <span className={fieldStyles.label} aria-hidden>
        {props.label}
      </span>
      <div>
        <ChoiceBar<T> {...props} />
      </div>
    </div>
  )
}
