/** Views of one thing side by side. Keep the chosen tab in the URL where it is worth sharing. */
import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import styles from './tabs.module.css'
import { useSelectedInSight } from './use-selected-in-sight.ts'

export type TabItem = { id: string; label: string; content: ReactNode }

export function Tabs(props: { label: string; tabs: TabItem[]; selected?: string; onSelect?: (id: string) => void }) {
  const list = useSelectedInSight<HTMLDivElement>(props.selected)
  return (
    <AriaTabs
      className={styles.tabs}
      selectedKey={props.selected}
      onSelectionChange={key => props.onSelect?.(String(key))}
    >
      <TabList className={styles.list} aria-label={props.label} ref={list}>
        {props.tabs.map(tab => (
          <Tab key={tab.id} id={tab.id} className={styles.tab}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {props.tabs.map(tab => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
