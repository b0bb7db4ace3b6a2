/** The cell with the box that selects a row, or all of them: the whole cell takes the click. */
import { CheckMark } from '../checkbox.tsx'
import styles from './endless-table.module.css'

type Props = {
  role: 'gridcell' | 'columnheader'
  label: string
  state: 'none' | 'some' | 'all'
  /** Without it the grid hears the click. */
  onPress?: () => void
}

export function RowBox({ role, label, state, onPress = heardByGrid }: Props) {
  const isAll = state === 'all'
  return (
    <div
      role={role}
      tabIndex={-1}
      className={styles.boxCell}
      aria-colindex={1}
      data-slot="row-box"
      data-selected={isAll || undefined}
      data-indeterminate={state === 'some' || undefined}
    >
      <input
        type="checkbox"
        tabIndex={-1}
        aria-label={label}
        checked={isAll}
        aria-checked={state === 'some' ? 'mixed' : undefined}
        onChange={onPress}
      />
      <CheckMark isSelected={isAll} isIndeterminate={state === 'some'} />
    </div>
  )
}

const heardByGrid = () => {}
