/**
 * What JSX is compiled to. Preact's own has a second maker of nodes, for callers that make thousands; what stands on a host page has some
 * dozens, and gets by with the maker that Preact needs itself.
 */
import { type ComponentType, createElement, type VNode } from 'preact'

export const jsx = (type: ComponentType<object> | string, props: object, key?: string | number): VNode =>
  createElement(type as ComponentType<object>, { ...props, key })

export { jsx as jsxs }
