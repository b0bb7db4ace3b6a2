import { expect, test } from 'vitest'
import { parts } from '../vitest.config.ts'
import { isMember, isTest, readSource, repositoryPaths } from './arch/source.ts'
import { suites } from './suites.ts'

test('every part of vitest is run by a suite, once', () => {
  const run = suites.flatMap(suite => suite.args.flatMap(arg => /^--project=(.+)$/.exec(arg)?.[1] ?? []))
  expect(run.toSorted()).toEqual(parts.map(part => part.name).toSorted())
})

test('no file of the server puts something in the place of a module, which others have loaded before', () => {
  const server = repositoryPaths().filter(path => isTest(path) && !/^(sdk|widget|admin)\//.test(path))
  const mocking = server.filter(path => {
    let found = false
    readSource(path).visit({
      CallExpression(node) {
        found ||= isMember(node.callee, 'vi', 'mock') || isMember(node.callee, 'vi', 'doMock')
      },
    })
    return found
  })
  expect(mocking).toEqual([])
})
