import assert from "node:assert/strict";
import { test } from "node:test";
import "./browser";
import { afterPaint } from "../src/table/afterPaint";

const told: string[] = [];
const heard = (word: string) => new Promise<void>((done) => afterPaint(() => done(void told.push(word))));

test("what waits for a picture is called once, after the code that asked for it", async () => {
  const painted = heard("painted");
  told.push("asked");
  await painted;
  await heard("painted again");
  assert.deepEqual(told, ["asked", "painted", "painted again"]);
});

test("a page that is not painted does not wait for ever", async () => {
  const { requestAnimationFrame } = globalThis;
  globalThis.requestAnimationFrame = () => 0;
  told.length = 0;
  await heard("late");
  globalThis.requestAnimationFrame = requestAnimationFrame;
  assert.deepEqual(told, ["late"]);
});
