// The peer: boardgame.io's own server, in memory, with a state as large as a view of ours.
const { Server, Origins } = require('boardgame.io/server');

const pieces = Array.from({ length: 120 }, (_, n) => ({ id: `piece ${n}`, place: n % 27, seat: n % 4 }));

const bench = {
  name: 'bench',
  setup: () => ({ pieces, clicks: 0 }),
  moves: {
    click: ({ G }, place) => {
      G.clicks += 1;
      G.pieces[G.clicks % G.pieces.length].place = place;
    },
  },
  turn: { activePlayers: { all: require("boardgame.io/core").Stage.NULL } },
};

const server = Server({ games: [bench], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]));
