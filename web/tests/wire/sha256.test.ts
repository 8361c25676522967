import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sha256 } from "../../src/wire/sha256";

test("hashes texts of every length around a block as others do", () => {
  for (let length = 0; length < 200; length++) {
    const text = "貓é a".repeat(50).slice(0, length);
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
  }
});
