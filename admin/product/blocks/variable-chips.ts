/** Variables stand out from the words around them while a text is written; they stay text that can be edited. */
import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { variables } from './variables.ts'

export const VariableChips = Extension.create({
  name: 'variableChips',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        decorations: ({ doc }) => {
          const chips: Decoration[] = []
          doc.descendants(({ text = '' }, at) => {
            for (const [from, to] of variables(text)) {
              chips.push(Decoration.inline(at + from, at + to, { 'data-variable': '' }))
            }
          })
          return DecorationSet.create(doc, chips)
        },
      },
    }),
  ],
})
