/** Two to four short choices side by side, one always chosen: theme, language, a range. */
import type { ReactNode } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import styles from './choice-bar.module.css'
import { useSelectedInSight } from './use-selected-in-sight.ts'

export type ChoiceBarProps<T extends string> = {
  label: string
  options: { id: T; label: string; icon?: ReactNode }[]
  value: T
  onChange: (id: T) => void
}

export function ChoiceBar<T extends string>({ label, options, value, onChange }: ChoiceBarProps<T>) {
  const bar = useSelectedInSight<HTMLDivElement>(value)
  return (
    <ToggleButtonGroup
      ref={bar}
      className={styles.choiceBar}
      data-slot="choice-bar"
      aria-label={label}
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={keys => {
        const chosen = options.find(option => keys.has(option.id))
        if (chosen) onChange(chosen.id)
      }}
    >
      {options.map(option => (
        <ToggleButton
          key={option.id}
          id={option.id}
          className={styles.item}
          aria-label={option.icon ? option.label : undefined}
        >
          {option.icon ?? option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
