/**
 * The journey drawn as a tree: pan, zoom, arrows from step to step. The same document, items, keys and menus as the
 * outline.
 */
import { ReactFlow, ReactFlowProvider, useReactFlow } from '@xyflow/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useMessages } from '../../../../messages/messages.tsx'
import { listOf } from '../../../../product/journeys/steps.ts'
import { useMediaQuery } from '../../../../ui/use-media-query.ts'
import type { Item } from '../model/items.ts'
import type { Selection } from '../model/selection.ts'
import { focusItem, revealWith } from '../state/focus-item.ts'
import { useJourneyContext } from '../state/journey-context.ts'
import { useAfterOf } from '../state/use-after-of.ts'
import { useItemKeys } from '../state/use-item-keys.ts'
import { edgesOf, isSameEdge, isSameNode, nodesOf } from './canvas-graph.ts'
import { edgeTypes } from './canvas-line.tsx'
import { nodeTypes } from './canvas-node.tsx'
import { CanvasTools } from './canvas-tools.tsx'
import { type BoxId, layoutOf } from './layout.ts'
import { useMeasure } from './measure-text.ts'
import { neighbor } from './neighbors.ts'
import { heightOfItem } from './node-size.ts'
import { TrailBar } from './trail-bar.tsx'
import { useKept } from './use-kept.ts'
import { usePan } from './use-pan.ts'
import '@xyflow/react/dist/base.css'
import styles from './canvas.module.css'

/** From this number of nodes on only visible ones are rendered. */
const sparseFrom = 80
/** The minimap is shown from this number of nodes on. */
const mapFrom = 14

export function Canvas() {
  return (
    <ReactFlowProvider>
      <Flow />
    </ReactFlowProvider>
  )
}

function Flow() {
  const { t } = useMessages()
  const { editor, items, selected, collapsed, root, trail } = useJourneyContext()
  const frame = useRef<HTMLElement>(null)
  const { document } = editor.draft
  const steps = listOf(document.steps, root) ?? []
  const heights = useHeights(items)
  const layout = useMemo(
    () => layoutOf({ steps, root, collapsed, heightOf: id => heights.get(id) ?? 0 }),
    [steps, root, collapsed, heights],
  )
  const first: Selection = root === 'root' ? 'start' : root
  const [current, setCurrent] = useState<Selection>(selected ?? first)
  const isThere = (id: Selection) => layout.boxes.some(box => box.id === id)
  const stop = isThere(current) ? current : first

  const afterOf = useAfterOf(document.steps)
  const isBranch = root !== 'root'
  const fresh = useMemo(
    () => nodesOf(layout, { items, selected, stop, collapsed, isBranch, trail, afterOf }),
    [layout, items, selected, stop, collapsed, isBranch, trail, afterOf],
  )
  const nodes = useKept(fresh, isSameNode)
  const edges = useKept(
    useMemo(() => edgesOf(layout, trail), [layout, trail]),
    isSameEdge,
  )

  const { show, home } = usePan(frame, layout)
  useEffect(() => {
    revealWith(selection => show(selection, 0))
    return () => revealWith(undefined)
  })
  const onKey = useItemKeys((key, from) => {
    const next = neighbor(layout, from, key)
    if (next) focusItem(next)
    return next !== undefined
  })
  useLostFocus(stop)
  useShowNow(trail?.now, show)
  const hasMap = useMediaQuery('(width >= 1024px)') && layout.boxes.length > mapFrom
  const flow = useReactFlow()
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)')
  const duration = isCalm ? 0 : 180
  const zoomKeys = (key: string): boolean => {
    if (key === '+') void flow.zoomIn({ duration })
    else if (key === '-') void flow.zoomOut({ duration })
    else if (key === '0') void flow.fitView({ duration, padding: 0.08 })
    else return false
    return true
  }

  return (
    <section
      ref={frame}
      className={styles.canvas}
      data-slot="canvas"
      aria-label={t('journeys.canvas')}
      onKeyDown={event => {
        if (!event.ctrlKey && !event.metaKey && !event.altKey && zoomKeys(event.key)) event.preventDefault()
        else onKey(event)
      }}
      onFocus={event => {
        const item = event.target instanceof HTMLElement ? event.target.dataset.outline : undefined
        if (item === undefined) return
        setCurrent(item as Selection)
        // A pointer is where it looks at already.
        if (event.target.matches(':focus-visible')) show(item as BoxId)
      }}
    >
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        edgeTypes={edgeTypes}
        onInit={home}
        onlyRenderVisibleElements={layout.boxes.length > sparseFrom}
        minZoom={0.05}
        maxZoom={1.5}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        edgesFocusable={false}
        elementsSelectable={false}
        disableKeyboardA11y
        deleteKeyCode={null}
        selectionKeyCode={null}
        multiSelectionKeyCode={null}
        panActivationKeyCode={null}
        zoomOnDoubleClick={false}
        panOnScroll
        proOptions={{ hideAttribution: true }}
      >
        <CanvasTools hasMap={hasMap} duration={duration} />
        {trail && <TrailBar trail={trail} />}
      </ReactFlow>
    </section>
  )
}

/** As high as their texts; the same map as long as no height changed. */
function useHeights(items: ReadonlyMap<Selection, Item>): ReadonlyMap<Selection, number> {
  const measure = useMeasure()
  const fresh = useMemo(
    () => new Map([...items].map(([id, item]) => [id, heightOfItem(item, measure)])),
    [items, measure],
  )
  const [kept, keep] = useState(fresh)
  if (kept === fresh) return kept
  const isSame = kept.size === fresh.size && [...fresh].every(([id, height]) => kept.get(id) === height)
  if (isSame) return kept
  keep(fresh)
  return fresh
}

/** What a simulated run comes to moves into view. */
function useShowNow(now: Selection | undefined, show: (id: BoxId) => void) {
  const latest = useRef(show)
  useEffect(() => {
    latest.current = show
  })
  useEffect(() => {
    if (now) latest.current(now)
  }, [now])
}

/** An item that leaves the sight of a large canvas takes the focus with it: the next arrow key brings it back. */
function useLostFocus(stop: Selection) {
  useEffect(() => {
    const { document } = window
    const onKey = (event: KeyboardEvent) => {
      if (!event.key.startsWith('Arrow') || document.activeElement !== document.body) return
      event.preventDefault()
      focusItem(stop)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [stop])
}
