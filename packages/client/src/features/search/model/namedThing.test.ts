import { expect, test } from 'vitest'
import { namedThing } from './namedThing.ts'

test.each([
  ['https://marsh.example/@ines/1', { kind: 'address', address: 'https://marsh.example/@ines/1' }],
  [' HTTP://marsh.example ', { kind: 'address', address: 'HTTP://marsh.example' }],
  ['marsh.example/@ines', { kind: 'address', address: 'https://marsh.example/@ines' }],
  ['Marsh.example/@ines/1?a=b', { kind: 'address', address: 'https://Marsh.example/@ines/1?a=b' }],
  ['@ines@marsh.example', { kind: 'handle', name: 'ines', host: 'marsh.example' }],
  ['ines@marsh.example', { kind: 'handle', name: 'ines', host: 'marsh.example' }],
  ['acct:ines@bücher.example', { kind: 'handle', name: 'ines', host: 'bücher.example' }],
  ['@bob@localhost:4100', { kind: 'handle', name: 'bob', host: 'localhost:4100' }],
])('%s names one thing', (text, named) => {
  expect(namedThing(text)).toEqual(named)
})

test.each([
  '',
  '   ',
  '@',
  '@@',
  '@ines',
  'ines@',
  '@marsh.example',
  'ines@marsh',
  'and/@or',
  'marsh.example/@',
  'marsh.example/@ines and others',
  'a word and https://marsh.example/@ines',
  'https://',
  'https://marsh.example /@ines',
  'data:text/plain,x',
  '.*+?^${}()|[]\\',
  '🐸',
  'مرحبا',
  '@ines@marsh.example and others',
])('%s is a text to search for', (text) => {
  expect(namedThing(text)).toBeNull()
})
