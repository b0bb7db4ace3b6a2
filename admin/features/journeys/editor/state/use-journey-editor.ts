/** The draft of a journey in the editor kit: which parts it has, what of it can be saved, and how. */
import type { Journey, JourneyDocument as WireDocument } from '@leadwright/sdk'
import { type Editor, useEditor } from '../../../../product/editor/use-editor.ts'
import { isEqual } from '../../../../product/is-equal.ts'
import type { JourneyDocument } from '../../../../product/journeys/document.ts'
import { journeyQuery } from '../../../../product/journeys/queries.ts'
import { client } from '../../../../product/session/api.ts'
import { finishedPart } from '../model/unfinished.ts'

export type JourneyDraft = { name: string; description: string; document: JourneyDocument }

export type JourneyEditor = Omit<Editor<JourneyDraft>, 'change'> & {
  /** Changes of the same `field` in quick succession are undone together. */
  change: (changes: Partial<JourneyDraft>, field?: string) => void
  changeDocument: (changes: Partial<JourneyDocument>, field?: string) => void
}

const draftOf = ({ name, description, document }: Journey): JourneyDraft => ({
  ...{ name, description },
  document,
})

const finished = (document: JourneyDocument) => finishedPart(document).document
const isSame = (one: JourneyDocument, other: JourneyDocument) =>
  one === other || isEqual(finished(one), finished(other))

/** Incomplete parts stay on the screen and are left out when saving. */
export function journeyChanges(saved: JourneyDraft, draft: JourneyDraft): Partial<JourneyDraft> | undefined {
  const changes: Partial<JourneyDraft> = {
    ...(saved.name !== draft.name && { name: draft.name }),
    ...(saved.description !== draft.description && { description: draft.description }),
    ...(!isSame(saved.document, draft.document) && { document: draft.document }),
  }
  return Object.keys(changes).length > 0 ? changes : undefined
}

export function useJourneyEditor(site_id: string, journey: Journey): JourneyEditor {
  const journey_id = journey.id
  const editor = useEditor<Journey, JourneyDraft>(journey, {
    query: journeyQuery(site_id, journey_id),
    draftOf,
    changesBetween: journeyChanges,
    update: ({ document, ...words }, options) => {
      const body = { ...words, ...(document && { document: finished(document) as WireDocument }) }
      return client.journeys.update({ site_id, journey_id, body }, options)
    },
    isAutomatic: true,
    sharedAs: journey_id,
  })
  return {
    ...editor,
    change: (changes, field) => editor.change(draft => ({ ...draft, ...changes }), field),
    changeDocument: (changes, field) =>
      editor.change(draft => ({ ...draft, document: { ...draft.document, ...changes } }), field),
  }
}
