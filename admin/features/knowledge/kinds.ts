/** The kinds of sources, and what they are called. Read by Node too. */
import type { KnowledgeSourceKind } from '@leadwright/sdk'
import type { MessageKey } from '../../messages/messages.tsx'

export const kinds = [
  'pair',
  'url',
  'urls',
  'sitemap',
  'file',
  'video',
  'pages',
] as const satisfies KnowledgeSourceKind[]

export const kindWords: Readonly<Record<KnowledgeSourceKind, MessageKey>> = {
  pair: 'knowledge.kind_pair',
  url: 'knowledge.kind_url',
  urls: 'knowledge.kind_urls',
  sitemap: 'knowledge.kind_sitemap',
  file: 'knowledge.kind_file',
  video: 'knowledge.kind_video',
  pages: 'knowledge.kind_pages',
}
