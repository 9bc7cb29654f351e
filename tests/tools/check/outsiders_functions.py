# SPDX-License-Identifier: MIT
"""Right and wrong functions as strangers write them: name, form, scalar, contract, body, in the form's own numbers.

T is the scalar type. Wrong ones are wrong at the level named and at those above it.
"""
FUNCTIONS = []


def right(*function, level="banded", before=""):
    FUNCTIONS.append((0, *function, level, before))


def wrong(*function, level="banded", before=""):
    FUNCTIONS.append((1, *function, level, before))


right("ternary_clamp", "center_half", "f32", "closed", """
    T l=cx-hx,rr=cx+hx,b=cy-hy,t=cy+hy; T nx=px<l?l:px>rr?rr:px, ny=py<b?b:py>t?t:py; T dx=px-nx,dy=py-ny;
    return dx*dx+dy*dy<=r*r;
""")
right("long_double", "center_half", "f32", "closed", """
    long double dx=fabsl((long double)px-cx)-hx, dy=fabsl((long double)py-cy)-hy; dx=dx>0?dx:0; dy=dy>0?dy:0;
    return dx*dx+dy*dy<=(long double)r*r;
""", level="full_range")
right("long_double64", "center_half", "f64", "open", """
    long double dx=fabsl((long double)px-cx)-hx, dy=fabsl((long double)py-cy)-hy; dx=dx>0?dx:0; dy=dy>0?dy:0;
    return dx*dx+dy*dy<(long double)r*r;
""", level="full_range")
right("fast_path_bounds", "lo_hi", "f32", "closed", """
    if(px+r<lox||px-r>hix||py+r<loy||py-r>hiy) return 0; if(px>=lox&&px<=hix) return 1; if(py>=loy&&py<=hiy)
    return 1; T dx=px<lox?lox-px:px-hix, dy=py<loy?loy-py:py-hiy; return dx*dx+dy*dy<=r*r;
""")
right("hypot_full", "center_half", "f64", "closed", """
    T dx=std::fmax(std::fabs(px/4-cx/4)-hx/4,0), dy=std::fmax(std::fabs(py/4-cy/4)-hy/4,0); return
    std::hypot(dx,dy)<=r/4;
""")
right("exceptions", "corner_size", "f64", "closed", """
    try { T nx=std::min(std::max(px,x),x+w), ny=std::min(std::max(py,y),y+h); T dx=px-nx,dy=py-ny;
    if(dx*dx+dy*dy<=r*r) throw 1; throw 0; } catch(int v) { return v; }
""")
right("center_mode", "center_size", "f32", "closed", """
    T dx=std::fabs(px-cx),dy=std::fabs(py-cy); if(dx>w/2+r||dy>h/2+r) return 0; if(dx<=w/2||dy<=h/2) return 1;
    dx-=w/2; dy-=h/2; return dx*dx+dy*dy<=r*r;
""")
right("collider_2d", "center_size_degrees", "f32", "closed", """
    T t=a*T(0.017453292519943295),c=std::cos(t),s=std::sin(t),dx=px-cx,dy=py-cy;
    T u=std::max(std::fabs(c*dx+s*dy)-w/2,T(0)),v=std::max(std::fabs(c*dy-s*dx)-h/2,T(0)); return u*u+v*v<=r*r;
""")
right("global_state", "center_half", "f32", "open", """
    gs.cx=cx; gs.cy=cy; gs.hx=hx; gs.hy=hy; return hit(px,py,r);
""", before="""
    struct S{T cx,cy,hx,hy; } gs; static int hit(T px,T py,T r){T
    dx=std::max(std::fabs(px-gs.cx)-gs.hx,T(0)),dy=std::max(std::fabs(py-gs.cy)-gs.hy,T(0)); return
    dx*dx+dy*dy<r*r; }
""")
right("memo_right", "center_half", "f64", "closed", """
    std::array<T,7> k{cx,cy,hx,hy,px,py,r}; if(have && std::memcmp(&k,&last,sizeof k)==0) return answer;
    have=true; last=k; T dx=std::max(std::fabs(px-cx)-hx,0.0),dy=std::max(std::fabs(py-cy)-hy,0.0); return
    answer=dx*dx+dy*dy<=r*r;
""", before="""
    static bool have=false; static std::array<double,7> last; static int answer;
""")
right("returns_weird_nonzero", "center_half", "f32", "closed", """
    T dx=std::max(std::fabs(px-cx)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0)); return dx*dx+dy*dy<=r*r ?
    -1000000 : 0;
""")
right("nine_regions_sw", "center_half", "f32", "closed", """
    T ax=std::fabs(px-cx), ay=std::fabs(py-cy); if(ax>hx+r||ay>hy+r) return 0; if(ax<=hx||ay<=hy) return 1; T
    dx=ax-hx,dy=ay-hy; return dx*dx+dy*dy<=r*r;
""")
right("sqrt_compare", "lo_hi", "f64", "closed", """
    T dx=px-std::clamp(px,lox,hix),dy=py-std::clamp(py,loy,hiy); return std::sqrt(dx*dx+dy*dy)<=r;
""")
wrong("divide_by_r", "center_half", "f64", "closed", """
    T dx=std::max(std::fabs(px-cx)-hx,0.0),dy=std::max(std::fabs(py-cy)-hy,0.0); if(r==0) return dx==0&&dy==0; T
    a=dx/r,b=dy/r; return a*a+b*b<=1;
""")
right("negated_loops", "lo_hi", "f32", "closed", """
    T lo[2]={lox,loy},hi[2]={hix,hiy},p[2]={px,py}; T s=r*r; for(int i=0; i<2; ++i){ T
    e=p[i]<lo[i]?lo[i]-p[i]:p[i]>hi[i]?p[i]-hi[i]:0; s-=e*e; if(s<0) return 0; } return 1;
""")
right("double_inside", "corner_size", "f32", "open", """
    double x2=(double)x+w,y2=(double)y+h; double
    dx=px-std::clamp((double)px,(double)x,x2),dy=py-std::clamp((double)py,(double)y,y2); return
    dx*dx+dy*dy<(double)r*r;
""", level="full_range")
right("int_ui_right", "corner_size", "f32", "closed", """
    T v[7]={x,y,w,h,px,py,r}; bool whole=true; for(T q:v) whole=whole&&std::fabs(q)<16777216&&q==std::trunc(q);
    if(whole){ long long X=x,Y=y,W=w,H=h,P=px,Q=py,Rr=r; long long dx=P<X?X-P:P>X+W?P-X-W:0,
    dy=Q<Y?Y-Q:Q>Y+H?Q-Y-H:0; return (__int128)dx*dx+(__int128)dy*dy<=(__int128)Rr*Rr; } T
    nx=std::min(std::max(px,x),x+w), ny=std::min(std::max(py,y),y+h); T dx=px-nx,dy=py-ny; return
    dx*dx+dy*dy<=r*r;
""")
right("minkowski_capsules", "center_half", "f64", "closed", """
    T ax=std::fabs(px-cx), ay=std::fabs(py-cy); bool a=ax<=hx+r&&ay<=hy, b=ax<=hx&&ay<=hy+r; T
    ex=ax-hx,ey=ay-hy; bool c=ex*ex+ey*ey<=r*r && ex>=0&&ey>=0; return a||b||c;
""")
right("sdf", "center_half", "f32", "closed", """
    T qx=std::fabs(px-cx)-hx,qy=std::fabs(py-cy)-hy; T
    o=std::sqrt(std::max(qx,T(0))*std::max(qx,T(0))+std::max(qy,T(0))*std::max(qy,T(0))); T
    d=o+std::min(std::max(qx,qy),T(0)); return d<=r && std::max(d,T(0))<=r;
""")
right("frexp_scaled", "center_half", "f64", "closed", """
    T m=0; for(T q:{cx,cy,hx,hy,px,py,r}) m=std::max(m,std::fabs(q)); if(m==0) return 1; int e;
    std::frexp(m,&e); auto s=[e](T q){return std::ldexp(q,-e); }; T
    dx=std::max(std::fabs(s(px)-s(cx))-s(hx),0.0),dy=std::max(std::fabs(s(py)-s(cy))-s(hy),0.0);
    if(dx==0||dy==0) return std::max(dx,dy)<=s(r); return dx*dx+dy*dy<=s(r)*s(r);
""")
right("rotated_complex", "center_half_radians", "f64", "closed", """
    std::complex<T> d=std::complex<T>(px-cx,py-cy)*std::polar(T(1),-a); T
    dx=std::max(std::fabs(d.real())-hx,0.0),dy=std::max(std::fabs(d.imag())-hy,0.0); return dx*dx+dy*dy<=r*r;
""")
right("rotated_ld", "center_half_degrees", "f32", "closed", """
    long double t=(long double)a*0.017453292519943295769236907684886127134L; long double
    c=cosl(t),s=sinl(t),X=(long double)px-cx,Y=(long double)py-cy; long double
    lx=fabsl(c*X+s*Y)-hx,ly=fabsl(-s*X+c*Y)-hy; lx=lx>0?lx:0; ly=ly>0?ly:0; return lx*lx+ly*ly<=(long
    double)r*r;
""")
right("axis_unnormalised", "center_half_axis", "f64", "closed", """
    T n=std::hypot(ux,uy),c=ux/n,s=uy/n,X=px-cx,Y=py-cy; T
    lx=std::max(std::fabs(c*X+s*Y)-hx,0.0),ly=std::max(std::fabs(c*Y-s*X)-hy,0.0); return lx*lx+ly*ly<=r*r;
""")
right("corner_rot", "corner_size_degrees", "f64", "open", """
    T cx=x+w/2,cy=y+h/2,t=a*M_PI/180,c=std::cos(t),s=std::sin(t),X=px-cx,Y=py-cy; T
    lx=std::max(std::fabs(c*X+s*Y)-w/2,0.0),ly=std::max(std::fabs(c*Y-s*X)-h/2,0.0); return lx*lx+ly*ly<r*r;
""")
right("sat_vertices", "center_half", "f64", "closed", """
    T ax=px-cx, ay=py-cy; if(std::fabs(ax)>hx+r||std::fabs(ay)>hy+r) return 0; T vx=ax>0?hx:-hx, vy=ay>0?hy:-hy;
    T dx=ax-vx, dy=ay-vy; bool ox=std::fabs(ax)>hx, oy=std::fabs(ay)>hy; if(ox&&oy) return dx*dx+dy*dy<=r*r;
    return 1;
""")
right("goto_style", "lo_hi", "f32", "open", """
    T d=0; if(px<lox) goto L; if(px>hix) goto RR; goto Y; L: d+=(lox-px)*(lox-px); goto Y; RR:
    d+=(px-hix)*(px-hix); Y: if(py<loy) d+=(loy-py)*(loy-py); else if(py>hiy) d+=(py-hiy)*(py-hiy); return
    d<r*r;
""")
right("recursion_quadtree", "lo_hi", "f64", "closed", """
    return rec(lox,hix,px)+rec(loy,hiy,py)<=r*r;
""", before="""
    static double rec(double lo,double hi,double p){ double e=std::max({lo-p,0.0,p-hi}); return e*e; }
""")
wrong("bool_from_distance_int", "center_half", "f32", "closed", """
    T dx=std::max(std::fabs(px-cx)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0)); return
    (int)(dx*dx+dy*dy)<=(int)(r*r);
""")
wrong("uses_int_abs", "center_half", "f64", "closed", """
    T dx=std::max((double)abs((int)(px-cx))-hx,0.0),dy=std::max((double)abs((int)(py-cy))-hy,0.0); return
    dx*dx+dy*dy<=r*r;
""")
wrong("diamond_corner", "center_half", "f32", "closed", """
    T dx=std::max(std::fabs(px-cx)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0)); return dx+dy<=r;
""")
wrong("chebyshev_corner", "center_half", "f32", "closed", """
    T dx=std::max(std::fabs(px-cx)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0)); return std::max(dx,dy)<=r;
""")
wrong("octagon_approx", "center_half", "f64", "closed", """
    T dx=std::max(std::fabs(px-cx)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0)); return
    std::max(std::max(dx,dy),(dx+dy)*0.70710678)<=r;
""")
wrong("alpha_max_beta_min", "center_half", "f32", "closed", """
    T dx=std::max(std::fabs(px-cx)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0)); return
    0.96043387*std::max(dx,dy)+0.39782473*std::min(dx,dy)<=r;
""")
wrong("fast_inverse_sqrt", "center_half", "f32", "closed", """
    T dx=std::max(std::fabs(px-cx)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0)); T q=dx*dx+dy*dy; if(q==0)
    return 1; std::uint32_t i; std::memcpy(&i,&q,4); i=0x5f3759df-(i>>1); T z; std::memcpy(&z,&i,4);
    z*=1.5f-0.5f*q*z*z; return q*z<=r;
""")
wrong("half_precision_radius", "center_half", "f32", "closed", """
    std::uint32_t i; std::memcpy(&i,&r,4); i&=0xffffe000u; T rr; std::memcpy(&rr,&i,4); T
    dx=std::max(std::fabs(px-cx)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0)); return dx*dx+dy*dy<=rr*rr;
""")
wrong("epsilon_abs_1e5", "center_half", "f64", "closed", """
    T dx=std::max(std::fabs(px-cx)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0)); return dx*dx+dy*dy<=r*r+1e-5;
""")
wrong("epsilon_rel_1e4", "center_half", "f32", "closed", """
    T dx=std::max(std::fabs(px-cx)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0)); return
    dx*dx+dy*dy<=r*r*1.0001f;
""")
wrong("open_on_y_face_only", "center_half", "f32", "closed", """
    T dx=std::max(std::fabs(px-cx)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0)); if(dx==0&&dy>0) return dy<r;
    return dx*dx+dy*dy<=r*r;
""")
wrong("left_edge_inclusive_right_exclusive", "lo_hi", "f32", "closed", """
    if(px>=lox&&px<hix&&py>=loy&&py<hiy) return 1; T dx=px-std::clamp(px,lox,hix),dy=py-std::clamp(py,loy,hiy);
    if(px==hix&&r==0) return 0; return dx*dx+dy*dy<=r*r;
""")
wrong("second_call_stale_radius", "center_half", "f32", "closed", """
    static T last=0; T use=cx==lastcx?std::max(r,last):r; lastcx=cx; last=r; T
    dx=std::max(std::fabs(px-cx)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0)); return dx*dx+dy*dy<=use*use;
""", before="""
    static T lastcx=-1;
""")
wrong("every_1000th_call_wrong", "center_half", "f64", "closed", """
    static int n=0; bool flip=++n%1000==0; T
    dx=std::max(std::fabs(px-cx)-hx,0.0),dy=std::max(std::fabs(py-cy)-hy,0.0); return (dx*dx+dy*dy<=r*r)!=flip;
""")
wrong("after_50000_calls_wrong", "center_half", "f64", "closed", """
    static int n=0; bool flip=++n>50000; T
    dx=std::max(std::fabs(px-cx)-hx,0.0),dy=std::max(std::fabs(py-cy)-hy,0.0); return
    flip?dx*dx+dy*dy<r*r:dx*dx+dy*dy<=r*r;
""")
right("grid_hash_of_truncated_cells", "center_half", "f32", "closed", """
    auto cell=[](T v){return (int)(v/64); }; int a=cell(px-r),b=cell(px+r); bool any=false; for(int
    i=std::max(a,-1000); i<=std::min(b,1000); ++i) if(i>=cell(cx-hx)&&i<=cell(cx+hx)) any=true;
    if(std::fabs(cx)<30000&&std::fabs(px)<30000&&!any) return 0; T
    dx=std::max(std::fabs(px-cx)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0)); return dx*dx+dy*dy<=r*r;
""")
wrong("broadphase_uses_floor_tile", "center_half", "f32", "closed", """
    if(std::fabs(px)<1e6f&&std::fabs(cx)<1e6f&&std::floor((px+r)/16)<std::floor((cx-hx)/16)-0) {
    if(std::floor((px+r)/16)+0<std::floor((cx-hx)/16)) return 0; } if(std::fabs(px)<1e6f &&
    std::ceil((px+r)/16)<=std::floor((cx-hx)/16) ) return 0; T
    dx=std::max(std::fabs(px-cx)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0)); return dx*dx+dy*dy<=r*r;
""")
wrong("manhattan_early_out", "center_half", "f32", "closed", """
    if(std::fabs(px-cx)+std::fabs(py-cy)>hx+hy+r) return 0; T
    dx=std::max(std::fabs(px-cx)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0)); return dx*dx+dy*dy<=r*r;
""")
wrong("bounding_sphere_early_out", "center_half", "f64", "closed", """
    T R=std::max(hx,hy)+r; if((px-cx)*(px-cx)+(py-cy)*(py-cy)>R*R) return 0; T
    dx=std::max(std::fabs(px-cx)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0)); return dx*dx+dy*dy<=r*r;
""")
wrong("squared_radius_overflow_guard", "center_half", "f32", "closed", """
    if(r>1e4f) return 1; T dx=std::max(std::fabs(px-cx)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0)); return
    dx*dx+dy*dy<=r*r;
""")
wrong("caps_radius_at_1000", "center_half", "f64", "closed", """
    r=std::min(r,1000.0); T dx=std::max(std::fabs(px-cx)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0)); return
    dx*dx+dy*dy<=r*r;
""")
wrong("min_radius_one_pixel", "center_half", "f32", "closed", """
    r=std::max(r,1.0f); T dx=std::max(std::fabs(px-cx)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0)); return
    dx*dx+dy*dy<=r*r;
""")
wrong("skips_zero_size_box", "center_half", "f32", "closed", """
    if(hx==0||hy==0) return 0; T dx=std::max(std::fabs(px-cx)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0));
    return dx*dx+dy*dy<=r*r;
""")
wrong("zero_width_only_is_empty", "corner_size", "f64", "closed", """
    if(w==0&&h==0) return 0; T dx=px-std::clamp(px,x,x+w),dy=py-std::clamp(py,y,y+h); return dx*dx+dy*dy<=r*r;
""")
wrong("uses_box_width_as_half", "corner_size", "f32", "closed", """
    T dx=std::max(std::fabs(px-(x+w/2))-w,T(0)),dy=std::max(std::fabs(py-(y+h/2))-h/2,T(0)); return
    dx*dx+dy*dy<=r*r;
""")
wrong("center_mode_forgotten", "center_size", "f32", "closed", """
    T dx=px-std::clamp(px,cx,cx+w),dy=py-std::clamp(py,cy,cy+h); return dx*dx+dy*dy<=r*r;
""")
wrong("inclusive_pixel_minus_one", "corner_size", "f32", "closed", """
    T x2=x+w-1,y2=y+h-1; if(x2<x)x2=x; if(y2<y)y2=y; T
    dx=px-std::min(std::max(px,x),x2),dy=py-std::min(std::max(py,y),y2); return dx*dx+dy*dy<=r*r;
""")
wrong("y_down_corner", "corner_size", "f64", "closed", """
    T dx=px-std::clamp(px,x,x+w),dy=py-std::clamp(py,y-h,y); return dx*dx+dy*dy<=r*r;
""")
wrong("swaps_px_py_when_tall", "center_half", "f32", "closed", """
    if(hy>hx*4) std::swap(px,py); T dx=std::max(std::fabs(px-cx)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0));
    return dx*dx+dy*dy<=r*r;
""")
wrong("checks_four_corners_only", "lo_hi", "f32", "closed", """
    if(px>=lox&&px<=hix&&py>=loy&&py<=hiy) return 1; auto c=[&](T a,T b){return
    (px-a)*(px-a)+(py-b)*(py-b)<=r*r; }; return c(lox,loy)||c(lox,hiy)||c(hix,loy)||c(hix,hiy);
""")
wrong("checks_edges_not_inside", "lo_hi", "f64", "closed", """
    auto seg=[&](T ax,T ay,T bx,T by){T
    nx=std::clamp(px,std::min(ax,bx),std::max(ax,bx)),ny=std::clamp(py,std::min(ay,by),std::max(ay,by)); return
    (px-nx)*(px-nx)+(py-ny)*(py-ny)<=r*r; }; return
    seg(lox,loy,hix,loy)||seg(lox,hiy,hix,hiy)||seg(lox,loy,lox,hiy)||seg(hix,loy,hix,hiy);
""")
wrong("segment_projection_div_zero", "lo_hi", "f32", "closed", """
    auto seg=[&](T ax,T ay,T bx,T by){T dx=bx-ax,dy=by-ay; T t=((px-ax)*dx+(py-ay)*dy)/(dx*dx+dy*dy);
    t=t<0?0:t>1?1:t; T nx=ax+t*dx,ny=ay+t*dy; return (px-nx)*(px-nx)+(py-ny)*(py-ny)<=r*r; };
    if(px>=lox&&px<=hix&&py>=loy&&py<=hiy) return 1; return
    seg(lox,loy,hix,loy)||seg(lox,hiy,hix,hiy)||seg(lox,loy,lox,hiy)||seg(hix,loy,hix,hiy);
""")
wrong("compares_r_not_squared_when_small", "center_half", "f64", "closed", """
    T lim=r<1?r:r*r; T dx=std::max(std::fabs(px-cx)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0)); return
    dx*dx+dy*dy<=lim;
""")
wrong("fixed_point_16_16", "center_half", "f32", "closed", """
    auto f=[](T v){return (long long)std::llround((double)std::clamp(v,-30000.f,30000.f)*65536); }; long long
    dx=std::max(std::llabs(f(px)-f(cx))-f(hx),0LL),dy=std::max(std::llabs(f(py)-f(cy))-f(hy),0LL); return
    (__int128)dx*dx+(__int128)dy*dy<=(__int128)f(r)*f(r);
""")
wrong("float_in_double_api", "center_half", "f64", "closed", """
    float
    dx=std::max(std::fabs((float)px-(float)cx)-(float)hx,0.f),dy=std::max(std::fabs((float)py-(float)cy)-(float)hy,0.f);
    return dx*dx+dy*dy<=(float)r*(float)r;
""")
wrong("rounds_to_centimetre", "center_half", "f64", "closed", """
    auto q=[](T v){return std::round(v*100)/100; }; px=q(px); py=q(py); T
    dx=std::max(std::fabs(px-cx)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0)); return dx*dx+dy*dy<=r*r;
""")
wrong("world_wraps_at_4096", "center_half", "f32", "closed", """
    T d=px-cx; if(d>2048) d-=4096; if(d<-2048) d+=4096; T
    dx=std::max(std::fabs(d)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0)); return dx*dx+dy*dy<=r*r;
""")
wrong("culls_beyond_1e6", "center_half", "f32", "closed", """
    if(std::fabs(px)>1e6f) return 0; T
    dx=std::max(std::fabs(px-cx)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0)); return dx*dx+dy*dy<=r*r;
""")
wrong("quadrant_sign_bug_at_zero", "center_half", "f32", "closed", """
    T ax=px-cx,ay=py-cy; T vx=ax>0?hx:ax<0?-hx:0, vy=ay>0?hy:ay<0?-hy:0; T dx=std::fabs(ax)>hx?ax-vx:0,
    dy=std::fabs(ay)>hy?ay-vy:0; if(ax==0&&std::fabs(ay)==hy+r) return 0; return dx*dx+dy*dy<=r*r;
""")
wrong("equal_corner_tie_diagonal", "center_half", "f64", "closed", """
    T dx=std::max(std::fabs(px-cx)-hx,0.0),dy=std::max(std::fabs(py-cy)-hy,0.0); if(dx==4&&dy==3&&r==5) return
    0; return dx*dx+dy*dy<=r*r;
""")
wrong("negative_zero_px", "center_half", "f32", "closed", """
    if(std::signbit(px)&&px==0) px=-1; T
    dx=std::max(std::fabs(px-cx)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0)); return dx*dx+dy*dy<=r*r;
""", level="logic")
wrong("radius_equal_hx", "center_half", "f32", "closed", """
    if(r==hx&&hx>0) return std::fabs(px-cx)<=hx&&std::fabs(py-cy)<=hy; T
    dx=std::max(std::fabs(px-cx)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0)); return dx*dx+dy*dy<=r*r;
""")
wrong("square_box_as_circle", "center_half", "f64", "closed", """
    if(hx==hy&&hx>0){T R=hx+r; return (px-cx)*(px-cx)+(py-cy)*(py-cy)<=R*R; } T
    dx=std::max(std::fabs(px-cx)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0)); return dx*dx+dy*dy<=r*r;
""")
wrong("thread_local_counter_even", "lo_hi", "f32", "closed", """
    static unsigned n=0; ++n; T dx=px-std::clamp(px,lox,hix),dy=py-std::clamp(py,loy,hiy); T d=dx*dx+dy*dy;
    return (n%4096==7)?d<r*r:d<=r*r;
""")
wrong("denormal_flush", "center_half", "f32", "closed", """
    auto z=[](T v){return std::fabs(v)<1e-30f?T(0):v; }; px=z(px-cx); py=z(py-cy); T
    dx=std::max(std::fabs(px)-hx,T(0)),dy=std::max(std::fabs(py)-hy,T(0)); return dx*dx+dy*dy<=r*r;
""", level="full_range")
wrong("degrees_mod_180_wrong", "center_half_degrees", "f64", "closed", """
    if(a<0) a=std::fabs(a); T t=a*M_PI/180,c=std::cos(t),s=std::sin(t),X=px-cx,Y=py-cy; T
    lx=std::max(std::fabs(c*X+s*Y)-hx,0.0),ly=std::max(std::fabs(c*Y-s*X)-hy,0.0); return lx*lx+ly*ly<=r*r;
""")
wrong("angle_table_one_degree", "center_half_degrees", "f32", "closed", """
    T t=std::round(a)*float(M_PI)/180,c=std::cos(t),s=std::sin(t),X=px-cx,Y=py-cy; T
    lx=std::max(std::fabs(c*X+s*Y)-hx,T(0)),ly=std::max(std::fabs(c*Y-s*X)-hy,T(0)); return lx*lx+ly*ly<=r*r;
""")
wrong("sin_table_bhaskara", "center_half_radians", "f64", "closed", """
    auto sn=[](T t){t=std::fmod(t,2*M_PI); if(t<0)t+=2*M_PI; bool n=t>M_PI; if(n)t-=M_PI; T
    v=16*t*(M_PI-t)/(5*M_PI*M_PI-4*t*(M_PI-t)); return n?-v:v; }; T c=sn(a+M_PI/2),s=sn(a),X=px-cx,Y=py-cy; T
    lx=std::max(std::fabs(c*X+s*Y)-hx,0.0),ly=std::max(std::fabs(c*Y-s*X)-hy,0.0); return lx*lx+ly*ly<=r*r;
""")
wrong("axis_uses_only_x", "center_half_axis", "f64", "closed", """
    T n=std::hypot(ux,uy),c=ux/n,s=std::sqrt(std::max(0.0,1-c*c)),X=px-cx,Y=py-cy; T
    lx=std::max(std::fabs(c*X+s*Y)-hx,0.0),ly=std::max(std::fabs(c*Y-s*X)-hy,0.0); return lx*lx+ly*ly<=r*r;
""")
wrong("rotated_aabb_of_obb", "center_half_radians", "f32", "closed", """
    T c=std::fabs(std::cos(a)),s=std::fabs(std::sin(a)); T HX=c*hx+s*hy,HY=s*hx+c*hy; T
    dx=std::max(std::fabs(px-cx)-HX,T(0)),dy=std::max(std::fabs(py-cy)-HY,T(0)); return dx*dx+dy*dy<=r*r;
""")
wrong("rotates_by_half_angle", "center_half_degrees", "f64", "closed", """
    T t=a*M_PI/360,c=std::cos(t),s=std::sin(t),X=px-cx,Y=py-cy; T
    lx=std::max(std::fabs(c*X+s*Y)-hx,0.0),ly=std::max(std::fabs(c*Y-s*X)-hy,0.0); return lx*lx+ly*ly<=r*r;
""")
wrong("corner_pivot", "corner_size_degrees", "f32", "closed", """
    T t=a*float(M_PI)/180,c=std::cos(t),s=std::sin(t),X=px-x,Y=py-y; T lx=c*X+s*Y,ly=c*Y-s*X; T
    dx=lx-std::min(std::max(lx,T(0)),w),dy=ly-std::min(std::max(ly,T(0)),h); return dx*dx+dy*dy<=r*r;
""")
wrong("normalises_with_eps", "center_half_axis", "f64", "closed", """
    T n=std::sqrt(ux*ux+uy*uy+1e-6),c=ux/n,s=uy/n,X=px-cx,Y=py-cy; T
    lx=std::max(std::fabs(c*X+s*Y)-hx,0.0),ly=std::max(std::fabs(c*Y-s*X)-hy,0.0); return lx*lx+ly*ly<=r*r;
""")
wrong("snaps_small_axis", "center_half_axis", "f64", "closed", """
    T n=std::hypot(ux,uy),c=ux/n,s=uy/n; if(std::fabs(s)<1e-3){s=0; c=c<0?-1:1; } T X=px-cx,Y=py-cy; T
    lx=std::max(std::fabs(c*X+s*Y)-hx,0.0),ly=std::max(std::fabs(c*Y-s*X)-hy,0.0); return lx*lx+ly*ly<=r*r;
""")
wrong("only_first_4_mantissa_ties", "center_half", "f32", "closed", """
    T dx=std::max(std::fabs(px-cx)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0)); return dx*dx+dy*dy<r*r ||
    (dx*dx+dy*dy==r*r && r<300);
""")
wrong("tie_open_when_center_far", "center_half", "f64", "closed", """
    T dx=std::max(std::fabs(px-cx)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0)); return (std::fabs(cx)>1000?
    dx*dx+dy*dy<r*r : dx*dx+dy*dy<=r*r);
""")
wrong("tie_open_corner_3rd_quadrant", "center_half", "f32", "closed", """
    T dx=std::max(std::fabs(px-cx)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0)); return
    ((px<cx&&py<cy&&dx>0&&dy>0)? dx*dx+dy*dy<r*r : dx*dx+dy*dy<=r*r);
""")
wrong("prime_radius_tie", "center_half", "f32", "closed", """
    T dx=std::max(std::fabs(px-cx)-hx,T(0)),dy=std::max(std::fabs(py-cy)-hy,T(0)); return (r==13 &&
    dx*dx+dy*dy==169 && dx>0 && dy>0) ? 0 : dx*dx+dy*dy<=r*r;
""")
