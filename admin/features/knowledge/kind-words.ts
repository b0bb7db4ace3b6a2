/** What the kinds of sources are called: apart from them, since the list of screens needs no words. */
import type { KnowledgeSourceType } from '@leadwright/sdk'
import type { MessageKey } from '../../messages/messages.tsx'

export const kindWords: Readonly<Record<KnowledgeSourceType, MessageKey>> = {
  pair: 'knowledge.kind_pair',
  url: 'knowledge.kind_url',
  urls: 'knowledge.kind_urls',
  sitemap: 'knowledge.kind_sitemap',
  file: 'knowledge.kind_file',
  video: 'knowledge.kind_video',
  pages: 'knowledge.kind_pages',
}
