/** Several courses side by side, small and on scales of their own, each with its sum; one is chosen and drawn large. */
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { useMessages } from '../../messages/messages.tsx'
import styles from './small-multiples.module.css'
import { Sparkline } from './sparkline.tsx'

type SmallMultiplesProps<Id extends string> = {
  label: string
  /** At most four. */
  items: readonly { id: Id; name: string; values: readonly number[] }[]
  chosen: Id
  onChoose: (id: Id) => void
}

export function SmallMultiples<Id extends string>({ label, items, chosen, onChoose }: SmallMultiplesProps<Id>) {
  const { number } = useMessages()
  return (
    <ToggleButtonGroup
      className={styles.multiples}
      aria-label={label}
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={keys => {
        const item = items.find(({ id }) => keys.has(id))
        if (item) onChoose(item.id)
      }}
    >
      {items.map(({ id, name, values }) => (
        <ToggleButton key={id} id={id} className={styles.multiple}>
          <span className={styles.name}>{name}</span>
          <strong className="numbers">{number(values.reduce((sum, value) => sum + value, 0))}</strong>
          <Sparkline values={values} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
