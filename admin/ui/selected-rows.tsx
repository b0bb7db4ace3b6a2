/** Over the end of the window while rows of a list are selected by keys: how many, to copy, to let go. */
import { Copy, X } from 'lucide-react'
import { useMessages } from '../messages/messages.tsx'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './selected-rows.module.css'

type SelectedRowsProps = { count: number; onCopy: () => void; onClear: () => void }

export function SelectedRows({ count, onCopy, onClear }: SelectedRowsProps) {
  const { t } = useMessages()
  return (
    <div className={styles.bar} data-slot="selected-rows">
      <strong role="status">{t('ui.rows_selected', { count })}</strong>
      <Button icon={<Copy size={16} aria-hidden />} onPress={onCopy}>
        {t('ui.copy')}
      </Button>
      <IconButton label={t('ui.clear_selection')} icon={<X size={16} aria-hidden />} onPress={onClear} />
    </div>
  )
}
