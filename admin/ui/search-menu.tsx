/** Actions in groups with headings, found by typing: arrows move, Enter does. It opens at an element that was pressed. */
import { Search } from 'lucide-react'
import { useMemo } from 'react'
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Header } from 'react-aria-components/Header'
import { Input } from 'react-aria-components/Input'
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { SearchField } from 'react-aria-components/SearchField'
import { useMessages } from '../messages/messages.tsx'
import fieldStyles from './field.module.css'
import styles from './list-box.module.css'
import type { MenuAction } from './menu.tsx'

export type MenuGroup = { id: string; title: string; actions: MenuAction[] }

export type SearchMenuProps = {
  anchor: Element
  label: string
  /** What can be typed. */
  search: string
  groups: MenuGroup[]
  isOpen: boolean
  onClose: () => void
}

export function SearchMenu({ anchor, label, search, groups, isOpen, onClose }: SearchMenuProps) {
  const { t } = useMessages()
  const { contains } = useFilter({ sensitivity: 'base' })
  const trigger = useMemo(() => ({ current: anchor }), [anchor])
  return (
    <Popover
      className={styles.popover}
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={open => !open && onClose()}
      placement="bottom start"
      offset={4}
    >
      <Dialog className={styles.searched} aria-label={label}>
        <Autocomplete filter={contains}>
          <SearchField aria-label={search} autoFocus>
            <Group className={`${fieldStyles.input} ${fieldStyles.inputGroup} ${styles.search}`}>
              <Search size={16} aria-hidden />
              <Input className={fieldStyles.input} placeholder={search} />
            </Group>
          </SearchField>
          <Menu
            className={styles.options}
            aria-label={label}
            onClose={onClose}
            renderEmptyState={() => <p className={styles.empty}>{t('ui.nothing_found')}</p>}
          >
            {groups.map(group => (
              <MenuSection key={group.id}>
                <Header className={styles.title}>{group.title}</Header>
                {group.actions.map(action => (
                  <MenuItem
                    key={action.id}
                    id={action.id}
                    textValue={[action.label, action.note].filter(Boolean).join(' ')}
                    className={styles.option}
                    isDisabled={action.isDisabled}
                    onAction={() => {
                      onClose()
                      action.onAction?.()
                    }}
                  >
                    {action.icon}
                    <span className={styles.label}>
                      {action.label}
                      {action.note && <small>{action.note}</small>}
                    </span>
                  </MenuItem>
                ))}
              </MenuSection>
            ))}
          </Menu>
        </Autocomplete>
      </Dialog>
    </Popover>
  )
}
