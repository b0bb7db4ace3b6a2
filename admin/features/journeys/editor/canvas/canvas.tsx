/**
 * The journey drawn as a tree: pan, zoom, arrows from step to step. The same document, items, keys and menus as the
 * outline.
 */
import { ReactFlow, ReactFlowProvider, useReactFlow } from '@xyflow/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useMessages } from '../../../../messages/messages.tsx'
import { listOf } from '../../../../product/journeys/steps.ts'
import { useMediaQuery } from '../../../../ui/use-media-query.ts'
import type { Selection } from '../model/selection.ts'
import { focusItem, revealWith } from '../state/focus-item.ts'
import { useJourneyContext } from '../state/journey-context.ts'
import { useItemKeys } from '../state/use-item-keys.ts'
import { edgesOf, nodesOf } from './canvas-graph.ts'
import { type CanvasEdge, edgeTypes } from './canvas-line.tsx'
import { type CanvasNode, nodeTypes } from './canvas-node.tsx'
import { CanvasTools } from './canvas-tools.tsx'
import { type BoxId, layoutOf } from './layout.ts'
import { neighbor } from './neighbors.ts'
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
  const { editor, items, selected, collapsed, root } = useJourneyContext()
  const frame = useRef<HTMLElement>(null)
  const { document } = editor.draft
  const steps = listOf(document.steps, root) ?? []
  const layout = useMemo(() => layoutOf({ steps, root, collapsed }), [steps, root, collapsed])
  const first: Selection = root === 'root' ? 'start' : root
  const [current, setCurrent] = useState<Selection>(selected ?? first)
  const isThere = (id: Selection) => layout.boxes.some(box => box.id === id)
  const stop = isThere(current) ? current : first

  const formerNodes = useRef(new Map<string, CanvasNode>())
  const formerEdges = useRef(new Map<string, CanvasEdge>())
  const nodes = nodesOf(layout, { items, selected, stop, collapsed, isBranch: root !== 'root' }, formerNodes.current)
  const edges = useMemo(() => edgesOf(layout, formerEdges.current), [layout])
  const shownNodes = useSameList(nodes)
  useEffect(() => {
    formerNodes.current = new Map(nodes.map(node => [node.id, node]))
    formerEdges.current = new Map(edges.map(edge => [edge.id, edge]))
  })

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
        nodes={shownNodes}
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
      </ReactFlow>
    </section>
  )
}

/** On a large canvas an item that scrolls out of view is unmounted with its focus: the next arrow key restores it. */
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

/** The same list as long as its members are the same. */
function useSameList<T>(list: T[]): T[] {
  const kept = useRef(list)
  const isSame = kept.current.length === list.length && kept.current.every((member, index) => member === list[index])
  const result = isSame ? kept.current : list
  useEffect(() => {
    kept.current = result
  })
  return result
}
