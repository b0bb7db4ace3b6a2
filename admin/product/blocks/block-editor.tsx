/** The editor of a document: what can be added at the left, the blocks in the middle, the chosen one at the right. */
import { Blocks, Eye, ListTree, Pencil } from 'lucide-react'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { useSiteId } from '../screens/use-view.ts'
import { useFontFaces } from '../site-design/use-font-faces.ts'
import styles from './block-editor.module.css'
import { type BlockIssue, BlockIssues } from './block-issues.tsx'
import type { Block } from './block-kit.tsx'
import { BlockProperties } from './block-properties.tsx'
import { Canvas } from './canvas.tsx'
import { Outline } from './outline.tsx'
import { Palette } from './palette.tsx'
import type { BlockEditorState } from './use-block-editing.ts'

type BlockEditorProps = {
  editing: BlockEditorState
  issues: readonly BlockIssue[]
  look: CSSProperties
  width_px: number
  isBelow?: (block: Block) => boolean
  /** Below what can be added. */
  more?: ReactNode
  /** The document's own properties, while no block is chosen. */
  properties: ReactNode
  /** Absent: the canvas shows all there is. */
  preview?: ReactNode
}

export function BlockEditor({ editing, issues, look, width_px, isBelow, ...parts }: BlockEditorProps) {
  const { t } = useMessages()
  useFontFaces(useSiteId())
  const [view, setView] = useState<'edit' | 'preview'>('edit')
  const [side, setSide] = useState<'palette' | 'outline'>('palette')
  const bar = parts.preview && (
    <ChoiceBar
      label={t('blocks.view')}
      value={view}
      onChange={setView}
      options={[
        { id: 'edit', label: t('blocks.edit'), icon: <Pencil size={15} aria-hidden /> },
        { id: 'preview', label: t('templates.preview'), icon: <Eye size={15} aria-hidden /> },
      ]}
    />
  )
  if (view === 'preview')
    return (
      <div className={styles.previewing}>
        <div className={styles.bar}>{bar}</div>
        {parts.preview}
      </div>
    )
  return (
    <div className={styles.editor}>
      <aside className={styles.side} aria-label={t('blocks.palette')}>
        <div className={styles.bar}>
          {bar}
          <ChoiceBar
            label={t('blocks.side')}
            value={side}
            onChange={setSide}
            options={[
              { id: 'palette', label: t('blocks.palette'), icon: <Blocks size={15} aria-hidden /> },
              { id: 'outline', label: t('blocks.outline'), icon: <ListTree size={15} aria-hidden /> },
            ]}
          />
        </div>
        {side === 'palette' ? <Palette editing={editing} /> : <Outline editing={editing} />}
        {side === 'palette' && parts.more}
      </aside>
      <div className={styles.canvas}>
        {issues.length > 0 && <BlockIssues issues={issues} editing={editing} />}
        <Canvas {...{ editing, look, width_px, isBelow }} />
      </div>
      <aside className={styles.properties} aria-label={t('blocks.properties')}>
        {editing.block ? <BlockProperties editing={editing} block={editing.block} /> : parts.properties}
      </aside>
    </div>
  )
}
