import { expect, test } from 'vitest';
import { preparePage } from './prepare-page.ts';

const prepared = (html: string | Uint8Array) => {
  const { type, body } = preparePage(Buffer.from(html), { clockOffsetMs: 5.4 });
  return { type, html: Buffer.from(body).toString() };
};
const added =
  '<link rel="stylesheet" href="/.webview/page.css"><script src="/.webview/bridge.js" data-clock-offset="5"></script>';

test.each([
  ['<!doctype html><html><head lang="en"><title>', '<!doctype html><html><head lang="en">', '<title>'],
  ['<!DOCTYPE html>\n<html>\n<body>', '<!DOCTYPE html>\n<html>', '\n<body>'],
  ['<!doctype html><p>text', '<!doctype html>', '<p>text'],
  ['text', '', 'text'],
  ['<header>text', '', '<header>text'],
])('preparePage() puts its own into %j where mode and structure stay', (page, before, after) => {
  expect(prepared(page).html).toBe(before + added + after);
});

test('preparePage() keeps the encoding of a page', () => {
  expect(prepared('<head><p>Größe €')).toEqual({ type: 'text/html; charset=utf-8', html: `<head>${added}<p>Größe €` });
  const latin = Buffer.from('<meta charset="latin1">Größe', 'latin1');
  const { type, body } = preparePage(latin, { clockOffsetMs: 0, failed: 'net::ERR_X"><b' });
  expect(type).toBe('text/html');
  expect(Buffer.from(body).includes(latin)).toBe(true);
  expect(Buffer.from(body).toString('latin1')).toContain('data-failed="net::ERR_Xb"');
});
