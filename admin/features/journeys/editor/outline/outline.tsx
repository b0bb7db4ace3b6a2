/** The journey as a tree: what starts it, its steps in order, branches inside; or one branch alone. Arrows move, Alt with arrows moves the step. */
import { Flag } from 'lucide-react'
import { Tree } from 'react-aria-components/Tree'
import { useMessages } from '../../../../messages/messages.tsx'
import { branchKeys, findBranch, type ListKey, listOf, placesOf } from '../../../../product/journeys/steps.ts'
import type { Selection } from '../model/selection.ts'
import { focusItem } from '../state/focus-item.ts'
import { useEditorActions, useJourneyContext } from '../state/journey-context.ts'
import { useItemKeys } from '../state/use-item-keys.ts'
import styles from './outline.module.css'
import { OutlineRow } from './outline-row.tsx'
import { StepRows } from './outline-steps.tsx'

const addRow = 'add:'

export function Outline() {
  const { t } = useMessages()
  const { editor, root, selected, collapsed } = useJourneyContext()
  const { select, toggle, offerSteps } = useEditorActions()
  // Letters find rows by their words, arrows are the tree's own.
  const onKey = useItemKeys(() => false, { hasLetters: false })
  const { steps: all } = editor.draft.document
  const steps = listOf(all, root) ?? []
  const forks = placesOf(all).flatMap(({ step }) => (step.type === 'paths' ? [step.id] : []))
  const expanded = [...forks.filter(id => !collapsed.has(id)).map(id => `step:${id}`), ...branchKeys(all)]

  const choose = (key: string) => {
    if (!key.startsWith(addRow)) return select(key as Selection)
    const list = key.slice(addRow.length) as ListKey
    const row = window.document.querySelector(`[data-add="${list}"]`)
    if (row) offerSteps({ key: list, index: listOf(all, list)?.length ?? 0 }, row)
  }
  const expand = (keys: ReadonlySet<string>) => {
    for (const id of forks) if (keys.has(`step:${id}`) === collapsed.has(id)) toggle(id)
    // A branch stays open: the arrow that would close it leads to its fork.
    const closed = branchKeys(all).find(key => !keys.has(key))
    if (closed) focusItem(forkOf(closed))
  }
  const forkOf = (key: ListKey): Selection =>
    key.startsWith('branch:') ? `step:${findBranch(all, key.slice(7))?.step.id}` : `step:${key.slice(10)}`

  return (
    <section
      className={styles.outline}
      aria-label={t('journeys.outline')}
      onKeyDownCapture={event => {
        onKey(event)
        if (event.defaultPrevented) event.stopPropagation()
      }}
    >
      <Tree
        className={styles.tree}
        aria-label={t('journeys.outline')}
        selectionMode="single"
        selectedKeys={selected ? [selected] : []}
        onSelectionChange={keys => {
          const [key] = keys === 'all' ? [] : keys
          if (key !== undefined) choose(String(key))
        }}
        disallowEmptySelection
        expandedKeys={expanded}
        onExpandedChange={keys => expand(new Set([...keys].map(String)))}
      >
        {root === 'root' ? (
          <>
            <OutlineRow selection="start" />
            <OutlineRow selection="times" />
            <OutlineRow selection="exits" />
          </>
        ) : (
          <OutlineRow selection={root} />
        )}
        <StepRows steps={steps} listKey={root} />
      </Tree>
      <p className={`${styles.end} muted`}>
        <Flag size={14} aria-hidden />
        {t(root === 'root' ? 'journeys.end' : 'branch.end')}
      </p>
      <p className={`muted ${styles.keys}`}>{t('journeys.outline_keys')}</p>
    </section>
  )
}
