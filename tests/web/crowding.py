"""Finds what doesn't fit on a page: what is cut off, covered, or nowhere to be reached."""

from __future__ import annotations

from playwright.sync_api import Page

# Every control and every piece of text that is shown has to lie inside the page and inside all that clips it,
# on top at its middle, and where `still` says so on the screen without scrolling. Text that ends in dots
# is cut off too.
FIND = """still => {
    const problems = [];
    const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    const root = dialog ?? document.querySelector('#app');
    const name = (one) => `${one.tagName.toLowerCase()}.${one.classList[0] ?? ''} "${
        (one.textContent.trim() || one.ariaLabel || '').slice(0, 40)}"`;
    const CONTROLS = 'button, a[href], select, summary, input, textarea';
    const textOf = (one) => {
        const own = [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
        if (own.length === 0) return null;
        const range = document.createRange();
        range.setStartBefore(own[0]);
        range.setEndAfter(own.at(-1));
        return range.getBoundingClientRect();
    };
    // what happened last may be shortened: its line opens the log
    const drawn = (one) => one.closest('svg, .unseen, .recap .line span') !== null;
    const boxOf = (one) => one.matches(CONTROLS) ? one.getBoundingClientRect() : textOf(one);
    const things = [...root.querySelectorAll('*')]
        .filter((one) => !drawn(one) && seen(one) && !one.matches('option, script') && boxOf(one)?.width > 0);
    const inside = (box, frame, slack) => box.left >= frame.left - slack && box.right <= frame.right + slack
        && box.top >= frame.top - slack && box.bottom <= frame.bottom + slack;
    const clips = (one, box) => {
        for (let frame = one; frame && frame !== document.body; frame = frame.parentElement) {
            const { overflowX, overflowY } = getComputedStyle(frame);
            if (overflowX === 'visible' && overflowY === 'visible') continue;
            const around = frame.getBoundingClientRect();
            const across = ['hidden', 'clip'].includes(overflowX) &&
                (box.left < around.left - 1.5 || box.right > around.right + 1.5);
            const down = ['hidden', 'clip'].includes(overflowY) &&
                (box.top < around.top - 3 || box.bottom > around.bottom + 3);
            if (across || down) return true;
        }
        return false;
    };
    const screen = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
    const hitAt = (one, box) => { // what lets touches through may be seen all the same
        const through = getComputedStyle(one).pointerEvents === 'none';
        if (through) one.style.pointerEvents = 'auto';
        const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        if (through) one.style.pointerEvents = '';
        return hit;
    };
    const onTop = (one, box) => {
        const hit = hitAt(one, box);
        if (!hit) return false;
        const whole = (part) => part.closest('label, button, a, summary') ?? part;
        return hit.contains(one) || one.contains(hit) || whole(hit) === whole(one);
    };
    for (const one of things) {
        let box = boxOf(one); // the page may have been scrolled for another
        if (one.matches('button, a, .chip, p, h1, h2, h3') && one.clientWidth > 0
            && one.scrollWidth > one.clientWidth + 1) problems.push(`tight: ${name(one)}`);
        if (clips(one, box)) problems.push(`cut off: ${name(one)}`);
        if (!inside(box, screen(), 1.5)) {
            if (still && one.closest(still)) {
                problems.push(`only by scrolling: ${name(one)}`);
                continue;
            }
            one.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
            box = boxOf(one);
            if (box.height > innerHeight) continue; // a long text: it is scrolled through
            if (!inside(box, screen(), 1.5)) {
                problems.push(`out of reach: ${name(one)}`);
                continue;
            }
        }
        if (!onTop(one, box)) {
            one.scrollIntoView({ block: 'center', behavior: 'instant' }); // it may be further down in a list
            box = boxOf(one);
        }
        if (!onTop(one, box)) problems.push(`covered: ${name(one)}`);
    }
    scrollTo(0, 0);
    for (const one of document.querySelectorAll('#app *')) if (one.scrollTop > 0) one.scrollTop = 0;
    const board = document.querySelector('.board')?.getBoundingClientRect();
    const cells = board && !dialog ? document.querySelectorAll('.board :is(.tile, .free)') : [];
    for (const cell of cells) {
        const box = cell.getBoundingClientRect();
        if (!inside(box, board, 0.06 * box.width)) // with ornaments beyond the edge, which are clipped
            problems.push(`off the board: ${name(cell)}`);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.push(`the page is ${scrollWidth - clientWidth} pixels too wide`);
    return [...new Set(problems)];
}"""
# the window has its size, and the board has followed: nothing glides, all is the same for some frames
SETTLED = """async ([width, height]) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const picture = () => [...document.querySelectorAll('.camera, .area')].map((one) =>
        JSON.stringify(one.getBoundingClientRect())).join();
    const glides = () => document.getAnimations().some((one) => one.transitionProperty === 'transform');
    for (let same = 0, last = ''; same < 3; ) {
        await frame();
        const now = picture();
        const resized = innerWidth === width && innerHeight === height;
        same = resized && !glides() && now === last ? same + 1 : 0;
        last = now;
    }
}"""


def crowded(page: Page, size: tuple[int, int], still: str = "") -> list[str]:
    """What doesn't fit when the window has this size; `still` selects what is shown without scrolling."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED, size)
    found: list[str] = page.evaluate(FIND, still)
    return found
