/** A yes or no that counts when the form is sent. For something that acts at once, use Switch. */
import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { CheckboxButton, CheckboxField, type CheckboxFieldProps } from 'react-aria-components/Checkbox'
import choiceStyles from './choice.module.css'
import fieldStyles from './field.module.css'
import { FieldNotes } from './field.tsx'

export type CheckboxProps = Omit<CheckboxFieldProps, 'children' | 'className' | 'style' | 'isInvalid'> & {
  children: ReactNode
  description?: ReactNode
  error?: string
}

export function Checkbox({ children, description, error, ...props }: CheckboxProps) {
  return (
    <CheckboxField {...props} className={fieldStyles.field} data-slot="field" isInvalid={error ? true : undefined}>
      <CheckboxButton className={choiceStyles.choice}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <CheckMark isSelected={isSelected} isIndeterminate={isIndeterminate} />
            <span>{children}</span>
          </>
        )}
      </CheckboxButton>
      <FieldNotes description={description} error={error} />
    </CheckboxField>
  )
}

/** The square alone, for places that bring their own label (table rows). */
export function CheckMark({ isSelected, isIndeterminate }: { isSelected: boolean; isIndeterminate: boolean }) {
  return (
    <span className={choiceStyles.box}>
      {isIndeterminate ? <Minus size={14} aria-hidden /> : isSelected && <Check size={14} aria-hidden />}
    </span>
  )
}
