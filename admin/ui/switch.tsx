/** Something that is on or off and changes at once. */
import type { ReactNode } from 'react'
import { SwitchButton, SwitchField, type SwitchFieldProps } from 'react-aria-components/Switch'
import { FieldNotes } from './field.tsx'
import './choice.css'

export type SwitchProps = Omit<SwitchFieldProps, 'children' | 'className' | 'style'> & {
  children: ReactNode
  description?: ReactNode
}

export function Switch({ children, description, ...props }: SwitchProps) {
  return (
    <SwitchField {...props} className="field">
      <SwitchButton className="choice">
        <span className="choice-track" />
        <span>{children}</span>
      </SwitchButton>
      <FieldNotes description={description} />
    </SwitchField>
  )
}
