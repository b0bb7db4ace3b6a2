/**
 * What differs between documents that are made of blocks: which kinds there are, how they look, what can be set. Emails
 * and pages supply theirs; canvas, palette, outline and properties ask for it.
 */
import type { ContentBlock, Filter } from '@leadwright/sdk'
import type { LucideIcon } from 'lucide-react'
import { type ComponentType, createContext, type ReactNode, use } from 'react'
import type { MessageKey, Messages } from '../../messages/messages.tsx'
import type { Change } from './change.ts'

/** What every block has, whatever document it is in. */
export interface Block {
  id: string
  type: string
  show_if?: Filter
  background_color?: string
  space_above_px?: number
  space_below_px?: number
}
/** Blocks that emails and pages have in common. */
export type BlockOf<K extends ContentBlock['type']> = Extract<ContentBlock, { type: K }>

export interface BlockKind {
  label: MessageKey
  icon: LucideIcon
}
interface KindGroup {
  /** Without one there is a single group. */
  label?: MessageKey
  kinds: readonly string[]
}
export interface NewBlockWords {
  t: Messages['t']
  timezone: string
}

interface KitOf<B extends Block> {
  kinds: Readonly<Record<B['type'], BlockKind>>
  /** What can be added, in the palette's order. */
  offered: readonly KindGroup[]
  /** Kinds that stand in no column. */
  onlyAtTop: readonly B['type'][]
  /** The kind that closes a document: new blocks stay above it. */
  lastKind: B['type']
  newBlock: (type: B['type'], words: NewBlockWords) => B
  /** The first words of a block, by which it is told from others of its kind. */
  wordsOf: (block: B) => string
  View: ComponentType<{ block: B }>
  Properties: ComponentType<{ block: B; onChange: Change }>
  /** Blocks that are shown to some of the recipients. */
  hasConditions: boolean
  /** The space below a block where nothing is set. */
  space_below_px: number
  /** A menu of variables, where texts may have them. */
  Variables?: ComponentType<{ isSmall?: boolean; onInsert: (text: string) => void }>
}
export type BlockKit = KitOf<Block>

/** A kit is written for the blocks that it knows, and asked about those alone. */
export const blockKit = <B extends Block>(kit: KitOf<B>): BlockKit => kit as unknown as BlockKit

const KitContext = createContext<BlockKit | undefined>(undefined)

export const BlockKitProvider = ({ kit, children }: { kit: BlockKit; children: ReactNode }) => (
  <KitContext value={kit}>{children}</KitContext>
)

export function useBlockKit(): BlockKit {
  const kit = use(KitContext)
  if (!kit) throw new Error('Blocks are drawn in a BlockKitProvider')
  return kit
}

export const offeredTypes = (kit: BlockKit): readonly string[] => kit.offered.flatMap(({ kinds }) => kinds)
export const columnKinds = (kit: BlockKit): readonly string[] =>
  offeredTypes(kit).filter(type => !kit.onlyAtTop.includes(type))

/** What a block is called where it is listed: its kind, and its first words. */
export function blockName(block: Block, kit: BlockKit, t: Messages['t']): string {
  const words = kit.wordsOf(block).trim().slice(0, 60)
  const type = kit.kinds[block.type]
  const name = type ? t(type.label) : block.type
  return words ? `${name}: ${words}` : name
}
