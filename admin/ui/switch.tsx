/** Something that is on or off and changes at once. */
import type { ReactNode } from 'react'
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch'
import choiceStyles from './choice.module.css'
import fieldStyles from './field.module.css'
import { FieldNotes } from './field.tsx'

export type SwitchProps = Omit<SwitchFieldProps, 'children' | 'className' | 'style'> & {
  children: ReactNode
  description?: ReactNode
}

export function Switch({ children, description, ...props }: SwitchProps) {
  return (
    <SwitchField {...props} className={fieldStyles.field} data-slot="field">
      <SwitchButton className={choiceStyles.choice}>
        <span className={choiceStyles.track} />
        <span>{children}</span>
      </SwitchButton>
      <FieldNotes description={description} />
    </SwitchField>
  )
}
