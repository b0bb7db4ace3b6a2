/** The checkbox of a row or of all rows; the table names it. */
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox'
import { CheckMark } from './checkbox.tsx'
import styles from './choice.module.css'

export function SelectionBox() {
  return (
    <CheckboxField slot="selection">
      <CheckboxButton className={styles.choice}>
        {({ isSelected, isIndeterminate }) => <CheckMark isSelected={isSelected} isIndeterminate={isIndeterminate} />}
      </CheckboxButton>
    </CheckboxField>
  )
}
