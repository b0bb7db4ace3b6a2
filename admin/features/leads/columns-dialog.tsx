/**
 * Which columns the list shows, in which order, and how close its rows are; on a phone, where columns have no heads, what
 * it is sorted by too. It shows at once behind the dialog.
 */
import type { Lead } from '@leadwright/sdk'
import { limits } from '@leadwright/sdk'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { usualColumns } from '../../product/leads/lead-columns.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { TableColumn, TableSort } from '../../ui/data-table.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import styles from './columns-dialog.module.css'

type Props = {
  all: readonly TableColumn<Lead>[]
  chosen: readonly string[]
  isCompact: boolean
  sort: TableSort
  onSort: (sort: TableSort) => void
  onChoose: (names: readonly string[] | undefined) => void
  onDensity: (isCompact: boolean) => void
  onClose: () => void
}

export function ColumnsDialog({ all, chosen, isCompact, sort, onSort, onChoose, onDensity, onClose }: Props) {
  const { t } = useMessages()
  const shown = chosen.flatMap(name => all.find(({ id }) => id === name) ?? [])
  const others = all.filter(({ id }) => !chosen.includes(id))
  const move = (at: number, by: number) => {
    const next = [...chosen]
    next.splice(at + by, 0, ...next.splice(at, 1))
    onChoose(next)
  }
  const isPhone = useMediaQuery('(width < 600px)')
  const isFull = chosen.length >= limits.lead_view_columns_max
  return (
    <Dialog
      title={t('leads.columns')}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" onPress={onClose}>
            {t('ui.close')}
          </Button>
          <Button onPress={() => onChoose(undefined)} isDisabled={chosen === usualColumns}>
            {t('leads.columns_reset')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {isPhone && (
          <>
            <Select
              isRequired
              label={t('leads.sort_by')}
              options={all.filter(({ isSortable }) => isSortable).map(({ id, label }) => ({ id, label }))}
              value={sort.column}
              onChange={column => onSort({ ...sort, column })}
            />
            <Switch
              isSelected={sort.direction === 'descending'}
              onChange={isDown => onSort({ ...sort, direction: isDown ? 'descending' : 'ascending' })}
            >
              {t('leads.descending')}
            </Switch>
          </>
        )}
        <Switch isSelected={isCompact} onChange={onDensity}>
          {t('leads.compact')}
        </Switch>
        <ul className={styles.columns} aria-label={t('leads.columns_shown')}>
          {shown.map(({ id, label }, at) => (
            <li key={id}>
              <Checkbox
                isSelected
                isDisabled={at === 0 && shown.length === 1}
                onChange={() => onChoose(chosen.filter(name => name !== id))}
              >
                {label}
              </Checkbox>
              <IconButton
                label={t('leads.column_up', { name: label })}
                icon={<ArrowUp size={16} aria-hidden />}
                isDisabled={at === 0}
                onPress={() => move(at, -1)}
              />
              <IconButton
                label={t('leads.column_down', { name: label })}
                icon={<ArrowDown size={16} aria-hidden />}
                isDisabled={at === shown.length - 1}
                onPress={() => move(at, 1)}
              />
            </li>
          ))}
        </ul>
        <ul className={styles.columns} aria-label={t('leads.columns_hidden')}>
          {others.map(({ id, label }) => (
            <li key={id}>
              <Checkbox isSelected={false} isDisabled={isFull} onChange={() => onChoose([...chosen, id])}>
                {label}
              </Checkbox>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
