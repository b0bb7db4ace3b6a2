/** Which files a chat takes: pictures only where its model sees them, or where no model is there to look at any. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Context } from '../../platform/features/context.ts'
import { modelTraits } from '../../platform/network/ai/model-traits.ts'
import { connectedModel, writingModel } from '../../site/assistants/ai-provider/rules.ts'
import type { AssistantSettings } from '../../site/assistants/assistants/rules.ts'
import { conversationLimits as limits } from '../../site/assistants/conversations/limits.ts'
import { chosenBy } from '../../site/assistants/conversations/rules.ts'

type Db = Handle<'site'>
type Of = Pick<Context, 'installation' | 'site'>

export async function takesPictures(db: Db, settings: AssistantSettings, { installation, site }: Of): Promise<boolean> {
  const key = await installation.databases.siteKey(site.id)
  const connected = await connectedModel(db, { installation, site_id: site.id, key })
  return connected === null || modelTraits(writingModel(settings.model, connected.model)).sees
}

export async function filesTaken(db: Db, settings: AssistantSettings, of: Of) {
  const pictures = (await takesPictures(db, settings, of)) ? chosenBy.pictures : []
  return {
    count_max: limits.chat_files_max,
    bytes_max: limits.chat_file_bytes_max,
    accept: [...chosenBy.texts, ...pictures],
  }
}
